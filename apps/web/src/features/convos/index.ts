// The frame's listener for conversations, and their part of the settings.
export { ConvoPrivacy } from './convo-privacy.tsx'

export const loadConvoListener = async () => (await import('./message-listener.ts')).listenForMessages
