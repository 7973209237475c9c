import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'

/** Makes admins' calls on suggested questions. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const ada = await joinAsProfessional(world, app)
  for (const [act, key] of [
    ['question.suggestion-published', 'POST /api/v1/question-suggestions/{id}/publish'],
    ['question.suggestion-declined', 'DELETE /api/v1/question-suggestions/{id}'],
  ] as const) {
    await ada.api('POST /api/v1/question-suggestions', {
      body: { text: `What did your first year teach you (${act})?` },
    })
    const { items } = (await admin.api('GET /api/v1/question-suggestions', { query: {} })).result
    await acts.call(act, key, { params: { id: items[0]?._id ?? '' } })
  }
}
