// What the page of a job shows of the copilot, and what members' pages hear of it.
export { AskSlot } from './ask-slot.tsx'
export { hearWords } from './hear-words.ts'
