import { type InterfaceLanguage, neutralizeName, type Role } from '@candor/contract'
import type { Writer } from '../mail-template'

const roleNames: Readonly<Record<InterfaceLanguage, Readonly<Record<Role, string>>>> = {
  en: { owner: 'owner', admin: 'admin', recruiter: 'recruiter', reviewer: 'reviewer', viewer: 'viewer' },
  vi: {
    owner: 'chủ sở hữu',
    admin: 'quản trị viên',
    recruiter: 'nhà tuyển dụng',
    reviewer: 'người đánh giá',
    viewer: 'người xem',
  },
}

export const organizationInvite: Writer<'organization-invite'> = (template) => {
  const { role, url, days } = template
  const organizationName = neutralizeName(template.organizationName)
  const invitedBy = neutralizeName(template.invitedBy)
  return {
    en: {
      subject: `${invitedBy} invites you to ${organizationName} on Candor`,
      heading: `Join ${organizationName}`,
      lines: [
        `${invitedBy} invites you to join ${organizationName} on Candor as ${roleNames.en[role]}.`,
        `You can accept or decline. The link is valid for ${days} days.`,
        'Candor hasn’t verified this organization. If you don’t know the person who invites you, ignore this email.',
      ],
      action: { label: 'View invitation', url },
    },
    vi: {
      subject: `${invitedBy} mời bạn vào ${organizationName} trên Candor`,
      heading: `Tham gia ${organizationName}`,
      lines: [
        `${invitedBy} mời bạn làm việc tại ${organizationName} trên Candor với vai trò ${roleNames.vi[role]}.`,
        `Bạn có thể chấp nhận hoặc từ chối. Liên kết có hiệu lực trong ${days} ngày.`,
        'Candor chưa xác minh tổ chức này. Nếu bạn không biết người mời, hãy bỏ qua email này.',
      ],
      action: { label: 'Xem lời mời', url },
    },
  }
}
