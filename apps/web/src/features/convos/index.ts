// The frame's listener for conversations, their part of the settings, and that of a team's desk.
import { lazy } from 'react'

export { ConvoPrivacy } from './convo-privacy.tsx'

export const loadConvoListener = async () => (await import('./message-listener.ts')).listenForMessages

/** The part of a team's desk with its unread conversations. Needs a Suspense around it. */
export const UnreadConvos = lazy(async () => ({ default: (await import('./unread-convos.tsx')).UnreadConvos }))
