import { admit, type Member } from '@rise/contract/policy'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { StoredFiles } from '../../../platform/http/stored-files.ts'
import { storedTypes } from '../../pictures/index.ts'
import { loginOf } from './draft-links.ts'

const types = Object.fromEntries(storedTypes.map(({ ending, type }) => [ending, type]))
const publicAddress = z.object({ id: z.uuid(), file: z.string() })
const adminsAddress = publicAddress.extend({ token: z.string() })

/** Serves the pictures of published pages, if a public version shows them. */
export const sitePictureFiles: StoredFiles = {
  path: '/site-pictures/{id}/{file}',
  types,
  async find({ db, clock }, params) {
    const { data } = publicAddress.safeParse(params)
    if (!data) return undefined
    const { rows } = await sql<{ shown: boolean }>`
      select exists (
        select from site_page_picture as held
        join picture on picture.id = held.picture_id and picture.hidden_at is null
        join site_page as page on page.id = held.page_id
        cross join lateral (
          select picture_ids from site_page_version
          where page_id = page.id and number > page.withdrawn and live_at <= ${clock.now()}
          order by number desc limit 1) as live
        where held.picture_id = ${data.id} and held.picture_id = any(live.picture_ids)
      ) as shown`.execute(db)
    return rows[0]?.shown ? fileOf(data) : undefined
  },
}

/** Serves pictures of drafts and all versions to admins who may write pages, at signed links. */
export const draftPictureFiles: StoredFiles = {
  path: '/site-pictures/{id}/{token}/{file}',
  types,
  async find(ctx, params) {
    const { data } = adminsAddress.safeParse(params)
    const loginId = data && loginOf(ctx, data.id, data.token)
    if (!data || loginId === undefined || !(await writesPages(ctx, loginId))) return undefined
    const picture = await ctx.db
      .selectFrom('picture')
      .select('id')
      .where('id', '=', data.id)
      .where('of_site', '=', true)
      .where('state', '=', 'ready')
      .executeTakeFirst()
    return picture && fileOf(data)
  },
}

const fileOf = ({ id, file }: { readonly id: string; readonly file: string }) => ({ key: `pictures/${id}/${file}` })

/**
 * Whether an admin may write pages. Reads the role at each request, so that former and suspended admins no longer see
 * drafts.
 */
async function writesPages({ db }: Context, loginId: string): Promise<boolean> {
  const login = await db
    .selectFrom('login')
    .select('admin_role')
    .where('id', '=', loginId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  if (!login?.admin_role) return false
  const admin: Member = { kind: 'member', id: loginId, role: login.admin_role, plan: 'free', standing: 'active' }
  return admit(admin, { access: 'admin', permission: 'content' }) === 'allowed'
}
