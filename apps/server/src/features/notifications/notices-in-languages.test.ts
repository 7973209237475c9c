import { describe, expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { loadConfig } from '../../load-config.ts'
import { withLanguage } from '../../platform/language/with-language.ts'
import '../features.ts'
import { followUrl } from '../connections/connections.factory.ts'
import { joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { noticeMailExamples } from './examples/example-props.ts'
import { noticeExamples } from './examples/examples.ts'
import { usePushWorld } from './push/push-world.factory.ts'

const languages = ['en', 'de', 'es'] as const
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))
const choose = (client: SignedInClient, language: string) => client.api('PATCH /api/v1/account', { body: { language } })

describe('a member who has chosen German', async () => {
  const { world, app, service } = await usePushWorld({ languages: [...languages] })

  test('gets push messages in German, whatever the language of the member that they are about', async () => {
    const ada = await joinAsProfessional(world, app)
    const bob = await joinAsProfessional(world, app, { firstName: 'Bob', lastName: 'Moore' })
    await choose(ada, 'de')
    await choose(bob, 'es')
    await ada.call('POST', '/api/v1/notifications/subscribe', { ...service.subscribe(), userId: ada.id })
    await follow(bob, ada)
    await expect.poll(() => service.received).toHaveLength(1)
    expect(service.received[0]?.message).toMatchObject({ title: 'Bob Moore folgt dir' })
  })

  test('gets emails in German, with a subject and a button in German', async () => {
    const ada = await joinAsProfessional(world, app)
    const bob = await joinAsProfessional(world, app, { firstName: 'Bob', lastName: 'Moore' })
    await choose(ada, 'de')
    await follow(bob, ada)
    const { subject, html } = await eventually(() => world.mailbox.latest(ada.email, 'notification'))
    expect(subject).toBe('Bob Moore folgt dir')
    expect(html).toContain('Story von Bob ansehen')
  })

  test('reads the list of notifications in the language of each page', async () => {
    const ada = await joinAsProfessional(world, app)
    const bob = await joinAsProfessional(world, app)
    await follow(bob, ada)
    const textIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const reply = await send(app, 'GET', '/api/v1/notifications', { token: ada.token, headers })
      return reply.json().result.items[0]?.text
    }
    await expect.poll(() => textIn('de')).toBe('folgt dir')
    expect([await textIn('es'), await textIn('en')]).toEqual(['te sigue', 'follows you'])
  })
})

describe('an open page', () => {
  const live = useLiveWorld({ config: { ...loadConfig({}), rateLimit: 0, languages: [...languages] } })

  test('gets a notification in its own language, or in the installation’s', async () => {
    const ada = await joinAsProfessional(live.world, live.app)
    const bob = await joinAsProfessional(live.world, live.app)
    const pages = [{ language: 'de' }, { language: 'es' }, { language: 'fr' }, {}]
    const sockets = await Promise.all(
      pages.map((auth) => letIn(openSocket(live.origin, ada.token, { auth: { token: ada.token, ...auth } }))),
    )
    const events = sockets.map((socket) => nextEvent(socket, 'follow:follow'))
    await follow(bob, ada)
    const texts = (await Promise.all(events)).map(([entry]) => (entry as { text: string }).text)
    expect(texts).toEqual(['folgt dir', 'te sigue', 'follows you', 'follows you'])
    for (const socket of sockets) socket.disconnect()
  })
})

/** Texts that are not the product's own: the examples' data, names of badges and months. */
const foreign = /First light|\d+ \p{Lu}\p{Ll}+ \d{4}/gu

test('no emailed notice has an English text while the language is another one', () => {
  const publicUrl = 'https://rise.example'
  const words = Object.values(noticeExamples).flatMap(({ actor, data = {} }) => [
    ...(actor?.name.split(' ') ?? []),
    ...stringsIn(data),
  ])
  const known = [...new Set(words)].filter((word) => word.length > 2).sort((a, b) => b.length - a.length)
  const remains = withLanguage('en-XA', () => noticeMailExamples(publicUrl)).flatMap(({ key, props }) => {
    const { text, action, discreetSubject, kind } = props as Record<string, string | null>
    return [text, action, discreetSubject, kind].flatMap((shown) => {
      const own = known.reduce((rest, word) => rest.replaceAll(word, ''), shown ?? '').replaceAll(foreign, '')
      return /[a-z]{3}/i.test(own) ? [`${key}: ${own}`] : []
    })
  })
  expect(remains).toEqual([])
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
