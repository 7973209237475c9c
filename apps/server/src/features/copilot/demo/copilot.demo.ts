import type { Context } from '../../../platform/context.ts'
import { askCopilot } from '../chat/ask-copilot.ts'
import { savePreferences } from '../preferences.ts'
import { makeTailoring } from '../tailoring/make-tailoring.ts'
import { saveTailoredResume } from '../tailoring/save-tailored-resume.ts'

const MEMBER = 'ada@demo.example'

/**
 * Adds a chat and a tailored résumé of a demo professional. The résumé is added last: if there is one, everything is
 * already there, and nothing is added.
 */
export async function loadCopilot(ctx: Context): Promise<number> {
  const member = await ctx.db
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .leftJoin('tailored_resume', 'tailored_resume.actor_id', 'professional.actor_id')
    .select(['professional.actor_id', 'tailored_resume.id as resume'])
    .where('login.email', '=', MEMBER)
    .executeTakeFirst()
  if (!member || member.resume !== null) return 0
  const actorId = member.actor_id
  await savePreferences(ctx, actorId, {
    ...{ looksFor: 'Payments, ledgers', where: 'Porto, or from home', workTypes: ['Remote', 'Hybrid'] },
    ...{ employmentTypes: ['Full-time'], pay: null },
    ...{ proudOf: 'Payments that arrive once', avoids: 'Gambling' },
  })
  const ask = (chatId: string | null, text: string, jobs: readonly string[] = []) =>
    askCopilot(ctx, actorId, { chatId, text, tool: null, jobs: [...jobs] })
  const { chat, messages } = await ask(null, 'Which jobs fit me?')
  const [job] = messages.flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'jobs' ? card.items : [])))
  if (!job) throw new Error('The copilot of the demo world found no job.')
  await ask(chat._id, 'What is missing for the first one?', [job._id])
  await ask(chat._id, 'Tailor my résumé for it', [job._id])
  const { sections } = await makeTailoring(ctx, actorId, job._id)
  const lines = sections
    .flatMap((section) => section.lines)
    .filter(({ chosen }) => chosen)
    .map(({ facts, text }) => ({ facts: facts.map(({ _id }) => _id), text }))
  await saveTailoredResume(ctx, actorId, { jobId: job._id, lines })
  return 2
}
