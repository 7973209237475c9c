// The copilot's parts of the job and application pages, and the listener for its answers.

export { listenForAnswerWords } from './answer-words-listener.ts'
export { AskAfterApplying, AskSlot } from './ask-slot.tsx'
