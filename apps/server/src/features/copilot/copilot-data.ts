import { type AccountDataPart, asJson } from '../session/index.ts'

/**
 * A professional's chats with the copilot, preferences, tailored résumés and prompts sent to the model, for the
 * download of their data. Erasing an account deletes them.
 */
export const copilotData: AccountDataPart = {
  name: 'copilot',
  async collect({ db }, { actorId }) {
    if (actorId === null) return null
    const [preferences, messages, tailored, prompts] = await Promise.all([
      db.selectFrom('copilot_preference').selectAll().where('actor_id', '=', actorId).executeTakeFirst(),
      db
        .selectFrom('copilot_message')
        .innerJoin('copilot_chat', 'copilot_chat.id', 'copilot_message.chat_id')
        .select(['copilot_chat.title', 'by_side', 'text', 'cards', 'wording', 'at'])
        .where('copilot_chat.actor_id', '=', actorId)
        .orderBy('copilot_chat.created_at')
        .orderBy('place')
        .execute(),
      db
        .selectFrom('tailored_resume')
        .select(['job_title', 'company_name', 'lines', 'created_at'])
        .where('actor_id', '=', actorId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('copilot_prompt')
        .select(['provider', 'sent', 'received', 'at'])
        .where('actor_id', '=', actorId)
        .orderBy('at')
        .execute(),
    ])
    return asJson({ preferences: preferences ?? null, messages, tailoredResumes: tailored, sentToModel: prompts })
  },
}
