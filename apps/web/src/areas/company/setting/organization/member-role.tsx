import type { Member, Role } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Select } from '../../../../shared/ui/select'
import { usePersonName } from '../parts/person-name'
import { findRoleConfirmation, listSelectableRoles } from './role-change'
import { useChangeRole } from './use-members'

interface QuestionProps {
  member: Member
  role: Role
  onConfirm: () => void
  onClose: () => void
}

function Question({ member, role, onConfirm, onClose }: QuestionProps) {
  const t = useTranslations('settings.organization.members')
  const roles = useTranslations('company.roles')
  const kind = findRoleConfirmation(member, role) ?? 'owner'
  const values = { name: usePersonName()(member), role: roles(role) }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t(`${kind}Title`, values)}
      description={t(`${kind}Text`, values)}
      confirmLabel={t(`${kind}Confirm`)}
      onConfirm={onConfirm}
    />
  )
}

/** The role of a member: to choose among what the server lets the caller give, or in words. */
export function MemberRole({ member, organizationId }: { member: Member; organizationId: string }) {
  const t = useTranslations('settings.organization.members')
  const roles = useTranslations('company.roles')
  const errorText = useErrorText()
  const name = usePersonName()(member)
  const change = useChangeRole(member, organizationId)
  const [asked, setAsked] = useState<Role | null>(null)
  const choice = listSelectableRoles(member)
  if (choice.length === 0) return <span className="text-base whitespace-nowrap">{roles(member.role)}</span>
  const choose = (role: Role) => {
    if (role === member.role) return
    if (findRoleConfirmation(member, role)) setAsked(role)
    else change.mutate(role)
  }
  return (
    <>
      <Select<Role>
        label={t('roleLabel', { name })}
        isLabelHidden
        className="w-44"
        options={choice.map((value) => ({ value, label: roles(value) }))}
        value={change.isPending ? change.variables : member.role}
        error={change.error ? errorText(change.error) : undefined}
        onChange={choose}
      />
      {asked && (
        <Question
          member={member}
          role={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            change.mutate(asked)
          }}
        />
      )}
    </>
  )
}
