import { companyBlocksErrors } from '@rise/contract/company-blocks/errors'
import type { PageConsent } from '@rise/contract/company-blocks/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { notBlocked } from '../../connections/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { emptyLayout, readLayout } from '../stored-layout.ts'

const MOST_LISTED = 100

/** Returns the companies that have asked to name the viewer, the latest request first, with the viewer's answers. */
export async function listConsents({ db }: Context, { actorId }: Acting): Promise<PageConsent[]> {
  return consentsOf(db, actorId)
}

/**
 * Agrees, declines or withdraws. When a person declines or withdraws, a trigger removes everything about them from
 * that kind of block in the draft and all versions.
 *
 * @throws {Failure} `consent-not-found`
 */
export function answerConsent(
  ctx: Context,
  { actorId, loginId }: Acting,
  id: string,
  agree: boolean,
): Promise<PageConsent> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('company_consent')
      .select(['company_id', 'state'])
      .where('id', '=', id)
      .where('person_id', '=', actorId)
      .forUpdate()
      .executeTakeFirst()
    if (!row || actorId === null) throw new Failure(companyBlocksErrors['consent-not-found'])
    const state = agree ? 'agreed' : 'declined'
    if (row.state !== state) {
      const answerColumns = { state, answered_at: ctx.clock.now() } as const
      await tx.updateTable('company_consent').set(answerColumns).where('id', '=', id).execute()
      const data = { consentId: id, companyId: row.company_id, agree }
      await ctx.activity.record(tx, { kind: 'company-blocks.person-answered', actorId, loginId, data })
    }
    const [ownConsent] = await consentsOf(tx, actorId, id)
    if (!ownConsent) throw new Failure(companyBlocksErrors['consent-not-found'])
    return ownConsent
  })
}

async function consentsOf(db: Database | Tx, personId: string, id?: string): Promise<PageConsent[]> {
  const rows = await db
    .selectFrom('company_consent as asked')
    .innerJoin('company', 'company.actor_id', 'asked.company_id')
    .innerJoin('actor', 'actor.id', 'asked.company_id')
    .leftJoin('company_layout as page', 'page.company_id', 'asked.company_id')
    .select(['asked.id', 'asked.kind', 'asked.state', 'asked.asked_at', 'actor.slug', 'company.name', 'page.draft'])
    .select(photoPath.as('logo'))
    .where('asked.person_id', '=', personId)
    .where(notBlocked(personId, 'actor.id'))
    .$if(id !== undefined, (query) => query.where('asked.id', '=', id ?? ''))
    .orderBy('asked.asked_at', 'desc')
    .orderBy('asked.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ id: _id, kind, state, asked_at, slug, name, logo, draft }) => ({
    _id,
    company: { slug, companyName: name || NAMELESS, logo },
    kind,
    state,
    date: asked_at.toISOString(),
    words: wordsAbout(draft === null ? emptyLayout : readLayout(draft), kind, personId),
  }))
}

/** Returns the content of a page about a person, in blocks of one kind. */
function wordsAbout({ blocks }: ReturnType<typeof readLayout>, kind: PageConsent['kind'], personId: string): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== kind) return []
    if (block.kind === 'gettoknow') {
      return block.content.people
        .filter(({ person }) => person === personId)
        .map(({ question, answer }) => [question, answer].filter(Boolean).join('\n'))
    }
    if (block.kind === 'risingwomen') {
      return block.content.people
        .filter(({ person }) => person === personId)
        .map(({ role, quote }) => [role, quote].filter(Boolean).join('\n'))
    }
    return []
  })
}
