import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { changeNoticeSetting } from './operations/change-notice-setting'
import { countUnread } from './operations/count-unread'
import { listNoticeSettings } from './operations/list-notice-settings'
import { listNotices } from './operations/list-notices'
import { readNotices } from './operations/read-notices'

export const createNoticeRoutes = (deps: Deps, os: Implementer) => {
  const { notice, noticeSetting } = os.notification
  return {
    notice: {
      list: notice.list.handler(({ input, context }) => listNotices(deps, asMember(context.caller), input)),
      count: notice.count.handler(({ context }) => countUnread(deps, asMember(context.caller))),
      read: notice.read.handler(({ input, context }) => readNotices(deps, asMember(context.caller), input)),
      readAll: notice.readAll.handler(({ context }) => readNotices(deps, asMember(context.caller), {})),
    },
    noticeSetting: {
      list: noticeSetting.list.handler(({ context }) => listNoticeSettings(deps, asMember(context.caller))),
      change: noticeSetting.change.handler(({ input, context }) =>
        changeNoticeSetting(deps, asMember(context.caller), input),
      ),
    },
  }
}
