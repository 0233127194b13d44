import type { Can } from '@candor/contract'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Bell, FolderKanban, Inbox, ListVideo, Mail, Scale, UserRoundSearch, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { useVisits } from '../../../shared/navigation/use-visits'
import { CompanyShell, type NavItem } from '../../../shared/ui/company-shell'
import { DeletionNoticePlace } from '../deletions/deletion-notice-place'
import { useUnreadCount } from '../notices/use-unread-count'
import { useOpenCounts } from '../requests/use-open-counts'
import { Account } from './account'

const setPaths = /^\/company\/interview-sets?(\/|$)/
const projectPaths = /^\/company\/projects(\/|$)/
const submissionPaths = /^\/company\/(all-submissions|submission-details)/

/** The bell of the navigation, with how many notices are unread. */
function useBell(pathname: string): NavItem {
  const t = useTranslations('company.nav')
  const unread = useUnreadCount()
  return {
    href: '/company/notices',
    label: t('notices'),
    icon: <Bell size={18} aria-hidden="true" />,
    isCurrent: pathname === '/company/notices',
    ...(unread === null ? {} : { count: { text: unread, label: t('unread', { count: unread }) } }),
  }
}

/** The requests of candidates, with how many are open. Null for members who don't review. */
function useRequestsItem(pathname: string, can: Can | undefined): NavItem | null {
  const t = useTranslations('company.nav')
  const isReviewer = can?.['submission.review'] ?? false
  const open = useOpenCounts({ isReviewer, canAnswer: can?.['request.answer'] ?? false }).all
  if (!isReviewer) return null
  return {
    href: '/company/requests',
    label: t('requests'),
    icon: <Scale size={18} aria-hidden="true" />,
    isCurrent: pathname === '/company/requests',
    ...(open === null ? {} : { count: { text: open, label: t('openRequests', { count: open }) } }),
  }
}

/** Navigation on the left, the page on the right; stays in place from page to page. */
export function CompanyFrame() {
  useVisits()
  const t = useTranslations('company.nav')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const hasOutbox = useConfiguration().data?.hasOutbox ?? false
  const bell = useBell(pathname)
  const can = useProfile()?.can
  const isReviewer = can?.['submission.review'] ?? false
  const requests = useRequestsItem(pathname, can)
  const nav: NavItem[] = []
  if (isReviewer)
    nav.push({
      href: '/company/start',
      label: t('start'),
      icon: <Inbox size={18} aria-hidden="true" />,
      isCurrent: pathname === '/company/start',
    })
  nav.push(
    {
      href: '/company/interview-sets',
      label: t('sets'),
      icon: <ListVideo size={18} aria-hidden="true" />,
      isCurrent: setPaths.test(pathname),
    },
    {
      href: '/company/all-submissions',
      label: t('submissions'),
      icon: <Users size={18} aria-hidden="true" />,
      isCurrent: submissionPaths.test(pathname),
    },
  )
  if (isReviewer)
    nav.push(
      {
        href: '/company/applicants',
        label: t('applicants'),
        icon: <UserRoundSearch size={18} aria-hidden="true" />,
        isCurrent: pathname === '/company/applicants',
      },
      {
        href: '/company/projects',
        label: t('projects'),
        icon: <FolderKanban size={18} aria-hidden="true" />,
        isCurrent: projectPaths.test(pathname),
      },
    )
  if (requests !== null) nav.push(requests)
  nav.push(bell)
  if (hasOutbox) nav.push({ href: '/company/outbox', label: t('outbox'), icon: <Mail size={18} aria-hidden="true" /> })
  return (
    <CompanyShell nav={nav} homeHref={isReviewer ? '/company/start' : '/company/interview-sets'} account={<Account />}>
      <Outlet />
      <DeletionNoticePlace />
    </CompanyShell>
  )
}
