import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { EmailPicture, LoadEmailPictures } from '../../platform/mail/email-template.ts'
import { emailPictures } from './email-pictures.ts'

const samplePattern = /^sample:([a-z-]+)$/

/**
 * Returns a function that loads pictures for example emails on a local server: `sample:ada-brook` is the picture of the
 * member with this address, such as one of the demo world. Without such a member, examples show name marks, and never
 * another face.
 */
export function samplePictures(ctx: Context): LoadEmailPictures {
  return async (samples) => {
    const pictures = await Promise.all(samples.map(async (sample) => [sample, await load(ctx, sample)] as const))
    return new Map(pictures.flatMap(([sample, picture]) => (picture ? [[sample, picture]] : [])))
  }
}

async function load(ctx: Context, sample: string): Promise<EmailPicture | undefined> {
  const [, slug] = samplePattern.exec(sample) ?? []
  if (slug === undefined) return undefined
  const { rows } = await sql<{ path: string }>`
    select '/pictures/' || picture_id || '/128.webp' as path
    from actor_picture join actor on actor.id = actor_picture.actor_id
    where actor_picture.kind = 'photo' and actor.listed and actor.slug = ${slug}`.execute(ctx.db)
  const path = rows[0]?.path
  return path === undefined ? undefined : (await emailPictures(ctx)([path])).get(path)
}
