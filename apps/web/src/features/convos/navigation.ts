import { msg } from '@rise/texts'
import { Bug, MessageCircle } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

// `support` is the id of the platform's support account.
const reportBug = '/convos?id=support&role=company'

export const convosLink: NavigationEntry = {
  label: msg('Convos'),
  icon: MessageCircle,
  route: '/convos',
  main: true,
  unread: true,
}

/** The link to conversations stays when the plan ends, for members who have some. */
export const convosOnPlanLink: NavigationEntry = {
  ...convosLink,
  gate: { access: 'connected' },
  keeps: ({ hasConvos }) => hasConvos,
}

export const reportBugLink: NavigationEntry = { label: msg('Report Bug'), icon: Bug, route: '/convos', to: reportBug }
