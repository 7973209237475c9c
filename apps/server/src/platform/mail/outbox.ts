import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { isLocal } from '../http/health.ts'
import { themes } from './in-theme.ts'
import { galleryPage, galleryPolicy, type MailGallery, renderExample } from './mail-gallery.ts'
import { listPage, mailPage, mailPolicy, pagePolicy, samplePolicy } from './outbox-page.ts'
import { findInOutbox, firstLink, listOutbox, type OutboxMail } from './read-outbox.ts'

const query = z.object({ to: z.string().trim().max(254).optional().catch(undefined) })
const params = z.object({ id: z.uuid() })
const galleryParams = z.object({ key: z.string().max(60), theme: z.enum(themes) })
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Serves the outbox of local mode: `/dev/mail` for people, `/dev/mail.json?to=` for tests. The outbox has single-use
 * links, so it answers only requests from this machine, without a proxy in between, and under the machine's own name.
 * Another site thus can't point its own name at this machine to read the outbox.
 */
export function registerOutbox(app: FastifyInstance, ctx: Context, gallery: MailGallery): void {
  const { brand } = ctx
  const { publicUrl } = ctx.config
  const names = new Set([...ownNames, new URL(publicUrl).hostname])

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    if (!isLocal(request) || !names.has(request.hostname)) return reply.callNotFound()
  })

  app.get('/dev/mail.json', async (request) => {
    const mails = await listOutbox(ctx.db, addressee(request))
    return { mails: mails.map((mail) => ({ ...mail, link: firstLink(mail.text ?? '') })) }
  })
  app.get('/dev/mail', async (request, reply) => {
    const to = addressee(request)
    return html(reply).send(listPage({ productName: brand.name, to, mails: await listOutbox(ctx.db, to) }))
  })
  app.get('/dev/mail/all', async (_request, reply) =>
    html(reply)
      .header('content-security-policy', galleryPolicy)
      .send(await galleryPage(ctx, gallery)),
  )
  app.get('/dev/mail/all/:key/:theme', async (request, reply) => {
    const { data } = galleryParams.safeParse(request.params)
    const mail = data && (await renderExample(ctx, gallery, data))
    if (mail === undefined) return reply.callNotFound()
    return html(reply).header('content-security-policy', samplePolicy).send(mail)
  })
  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await find(ctx, request)
    return mail ? html(reply).send(mailPage({ productName: brand.name, mail })) : reply.callNotFound()
  })
  app.get('/dev/mail/:id/html', async (request, reply) => {
    const mail = await find(ctx, request)
    if (!mail || mail.html === null) return reply.callNotFound()
    return html(reply).header('content-security-policy', mailPolicy).send(mail.html)
  })
}

function html(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8')
}

/** Returns the requested address; undefined for all addresses. */
function addressee(request: FastifyRequest): string | undefined {
  return query.parse(request.query).to || undefined
}

async function find(ctx: Context, request: FastifyRequest): Promise<OutboxMail | undefined> {
  const { data } = params.safeParse(request.params)
  return data && findInOutbox(ctx.db, data.id)
}
