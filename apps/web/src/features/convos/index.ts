// What the frame hears of conversations, and their part of the settings.
export { ConvoPrivacy } from './convo-privacy.tsx'

export const loadConvoListener = async () => (await import('./hear-messages.ts')).hearMessages
