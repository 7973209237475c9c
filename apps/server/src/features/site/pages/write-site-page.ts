import { siteErrors } from '@rise/contract/site/errors'
import type { sitePageFields } from '@rise/contract/site/fields'
import { isLegalSlug } from '@rise/contract/site/kinds'
import { MOST_SITE_PAGES } from '@rise/contract/site/limits'
import type { SitePageDraft } from '@rise/contract/site/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Admin } from '../../../platform/http/requester.ts'
import { firstLines } from '../../content/index.ts'
import { recordAct } from '../../session/index.ts'
import { readDraft } from './list-site-pages.ts'
import { readPageText, showPagePictures, writePageText } from './page-pictures.ts'
import { lockRow, type SitePageRow, sitePageSlugs } from './site-page-rows.ts'

type Fields = z.output<typeof sitePageFields>

/**
 * Creates a page, which is hidden until it is published.
 * @throws {Failure} `too-many-site-pages`, `site-address-taken`, `site-audience-fixed`, and the errors of
 * `readPageText` and `writePageText`
 */
export function writeSitePage(ctx: Context, admin: Admin, fields: Fields): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('site-pages', 0))`.execute(tx)
    const { count } = await tx
      .selectFrom('site_page')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_SITE_PAGES) throw new Failure(siteErrors['too-many-site-pages'])
    const [id, now, draft] = [ctx.newId(), ctx.clock.now(), columnsOf(fields)]
    const text = readPageText(fields.body)
    await tx
      .insertInto('site_page')
      .values({ id, ...draft, body: '', created_at: now, updated_at: now })
      .execute()
    const columns = { ...draft, ...(await writePageText(ctx, tx, id, text)) }
    await tx.updateTable('site_page').set(columns).where('id', '=', id).execute()
    await takeAddress(tx, id, fields.slug, false)
    const subject = { id, name: fields.title }
    const after = factsOf({ ...columns, slug: fields.slug })
    await recordAct(ctx, tx, { act: 'site-page.written', by: admin.loginId, subject, after })
    return readDraft(ctx, tx, admin, id)
  })
}

/**
 * Saves the draft of a page. The page's address changes immediately; the former address redirects if the page is or was
 * public.
 * @throws {Failure} `site-page-not-found`, `site-page-changed`, `site-address-taken`, `site-address-fixed`,
 * `site-audience-fixed`, and the errors of `readPageText` and `writePageText`
 */
export function changeSitePage(
  ctx: Context,
  admin: Admin,
  { id, version, ...fields }: Fields & { readonly id: string; readonly version: number },
): Promise<SitePageDraft> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await lockRow(tx, ctx.clock.now(), id)
    if (row.version !== version) throw new Failure(siteErrors['site-page-changed'])
    const columns = { ...columnsOf(fields), ...(await writePageText(ctx, tx, id, readPageText(fields.body))) }
    if (fields.slug !== row.slug) {
      if (isLegalSlug(row.slug) || isLegalSlug(fields.slug)) throw refusedSlug('site-address-fixed')
      await takeAddress(tx, id, fields.slug, row.live !== null || row.withdrawn > 0)
    }
    const changes = changesOf(row, { ...columns, slug: fields.slug })
    if (changes !== null) {
      await storeDraft(ctx, tx, { id, version }, columns)
      const subject = { id, name: fields.title }
      await recordAct(ctx, tx, { act: 'site-page.changed', by: admin.loginId, subject, ...changes })
    }
    return readDraft(ctx, tx, admin, id)
  })
}

/** Stores the texts of a draft as its next version. */
export async function storeDraft(
  ctx: Context,
  tx: Tx,
  { id, version }: Pick<SitePageRow, 'id' | 'version'>,
  columns: Pick<SitePageRow, 'title' | 'description' | 'body' | 'audience' | 'picture_ids'>,
): Promise<void> {
  await tx
    .updateTable('site_page')
    .set({ ...columns, picture_ids: [...columns.picture_ids], version: version + 1, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes a page with its versions and addresses.
 *
 * @throws {Failure} `site-page-not-found`
 */
export async function deleteSitePage(ctx: Context, admin: Admin, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockRow(tx, ctx.clock.now(), id)
    await tx.deleteFrom('site_page_version').where('page_id', '=', id).execute()
    await showPagePictures(ctx, tx, id, [])
    await tx.deleteFrom('site_page').where('id', '=', id).execute()
    const subject = { id, name: row.title }
    await recordAct(ctx, tx, { act: 'site-page.deleted', by: admin.loginId, subject, before: factsOf(row) })
  })
}

async function takeAddress(tx: Tx, id: string, slug: string, isKnown: boolean): Promise<void> {
  if (!(await sitePageSlugs.move(tx, id, slug, isKnown))) throw refusedSlug('site-address-taken')
}

function refusedSlug(code: 'site-address-taken' | 'site-address-fixed'): Failure {
  const error = siteErrors[code]
  return new Failure(error, { fields: { 'body.slug': error.message() } })
}

function columnsOf({ title, description, audience, slug }: Fields) {
  if (isLegalSlug(slug) && audience !== 'everyone') throw new Failure(siteErrors['site-audience-fixed'])
  return { title, description, audience }
}

type Facts = Pick<SitePageRow, 'title' | 'slug' | 'description' | 'audience' | 'body'>

/** Returns the recorded fields of a page. The full text is in its versions. */
function factsOf({ title, slug, description, audience, body }: Facts) {
  return { title, address: slug, description, audience, ...textFacts(body) }
}

const textFacts = (body: string) => ({ text: firstLines(body), characters: body.length })

/** Returns the changed fields with their values before and after; null if nothing changed. */
function changesOf(old: Facts, now: Facts) {
  const names = (['title', 'slug', 'description', 'audience', 'body'] as const).filter(
    (name) => old[name] !== now[name],
  )
  if (names.length === 0) return null
  return { before: pickFacts(old, names), after: pickFacts(now, names) }
}

/** Returns selected fields under the names that the record uses. */
function pickFacts(facts: Facts, names: readonly (keyof Facts)[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      if (name === 'body') return Object.entries(textFacts(facts.body))
      return [[name === 'slug' ? 'address' : name, facts[name]]]
    }),
  )
}
