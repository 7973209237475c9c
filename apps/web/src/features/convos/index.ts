// What the frame hears of conversations.
export const loadConvoListener = async () => (await import('./hear-messages.ts')).hearMessages
