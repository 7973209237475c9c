// What the pages of a job and of an application show of the copilot, and what members' pages hear of it.
export { AskAfterApplying, AskSlot } from './ask-slot.tsx'
export { hearWords } from './hear-words.ts'
