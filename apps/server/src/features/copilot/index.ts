// Copilot: help for professionals from their own story and the open jobs: chats, preferences, and résumés for one job.
// Owns `copilot_preference`, `copilot_chat`, `copilot_message`, `copilot_prompt` and `tailored_resume`. `truth/` checks
// its statements.
import type {} from './tables.ts'
