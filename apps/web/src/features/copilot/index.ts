// What the page of a job shows of the copilot, and what the frame hears of it.
export { AskSlot } from './ask-slot.tsx'

export const loadCopilotListener = async () => (await import('./hear-words.ts')).hearWords
