import type { AdminClaim } from '@rise/contract/missions/admin/shapes'
import type { ClaimState } from '@rise/contract/missions/kinds'
import { rewardWords } from '@rise/contract/missions/words'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import { t } from '@rise/texts'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { memberCardsOf } from '../../connections/index.ts'
import { pictureOf } from '../../pictures/index.ts'

interface ClaimsQuery {
  readonly q?: string | undefined
  readonly state: ClaimState
  readonly page: number
}

/** Returns a page of the claims in a state: waiting ones oldest first, others newest first. */
export async function listClaims({ db }: Context, { q = '', state, page }: ClaimsQuery): Promise<Page<AdminClaim>> {
  const direction = state === 'waiting' ? 'asc' : 'desc'
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const matches = db
    .selectFrom('reward_claim')
    .where('state', '=', state)
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`exists (
          select from professional where professional.actor_id = reward_claim.actor_id
            and professional.first_name || ' ' || professional.last_name ilike ${part})`,
      ),
    )
  const [rows, { count }] = await Promise.all([
    matches
      .select(['id', 'actor_id', 'gift', 'state', 'wish', 'answer', 'link', 'claimed_at', 'decided_at'])
      .select(pictureOf(db, sql.ref('reward_claim.picture_id')).as('picture'))
      .orderBy('claimed_at', direction)
      .orderBy('id', direction)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    db
      .selectFrom(
        matches
          .select('id')
          .limit(COUNT_CAP + 1)
          .as('some'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  const cards = await memberCardsOf(
    db,
    null,
    rows.map(({ actor_id }) => actor_id),
  )
  const items = rows.flatMap(({ id: _id, actor_id, claimed_at, decided_at, gift, ...claim }) => {
    const member = cards.get(actor_id)
    if (!member) return []
    const title = t(rewardWords[gift].title)
    const [claimedAt, decidedAt] = [claimed_at.toISOString(), decided_at?.toISOString() ?? null]
    return [{ ...claim, _id, member, gift, title, claimedAt, decidedAt }]
  })
  return toPage(items, page, Number(count))
}
