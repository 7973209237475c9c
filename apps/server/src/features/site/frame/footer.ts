import { siteFrameErrors } from '@rise/contract/site/frame/errors'
import type { SiteFooter } from '@rise/contract/site/frame/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { recordAct } from '../../session/index.ts'

/** The subject of the recorded acts: the footer has no id. */
const FOOTER = { id: '00000000-0000-4000-8000-000000000001', name: 'the footer' }

/** Returns the installation's own links in the footer. */
export function readFooter(db: Database | Tx): Promise<SiteFooter> {
  return db.selectFrom('site_footer').select(['version', 'links']).executeTakeFirstOrThrow()
}

/**
 * Saves the links of the footer.
 *
 * @throws {Failure} `footer-changed`
 */
export function changeFooter(ctx: Context, admin: Admin, { version, links }: SiteFooter): Promise<SiteFooter> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('site_footer').select(['version', 'links']).forUpdate().executeTakeFirstOrThrow()
    if (before.version !== version) throw new Failure(siteFrameErrors['footer-changed'])
    if (JSON.stringify(before.links.map(lineOf)) === JSON.stringify(links.map(lineOf))) return before
    await tx
      .updateTable('site_footer')
      .set({ links: JSON.stringify(links), version: version + 1 })
      .execute()
    await recordAct(ctx, tx, {
      ...{ act: 'footer.changed', by: admin.loginId, subject: FOOTER },
      before: { links: before.links.map(lineOf) },
      after: { links: links.map(lineOf) },
    })
    return readFooter(tx)
  })
}

const lineOf = ({ label, to }: SiteFooter['links'][number]) => `${label}: ${to}`
