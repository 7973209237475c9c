import type { PageLanguages } from '@rise/texts/page-languages'
import { SOURCE_LANGUAGE } from '@rise/texts/text-source'
import type { FastifyInstance } from 'fastify'
import { withLanguage } from '../language/with-language.ts'

/** Makes the texts of replies follow the request's `Accept-Language`, if the installation offers more than English. */
export function followAcceptLanguage(app: FastifyInstance, languages: PageLanguages): void {
  if (languages.length === 1 && languages[0] === SOURCE_LANGUAGE) return
  app.addHook('onRequest', (request, reply, done) => {
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'accept-language' : `${vary}, accept-language`)
    withLanguage(preferredLanguage(request.headers['accept-language'], languages), done)
  })
}

/**
 * Returns the offered language that an `Accept-Language` header prefers (RFC 9110, 12.5.4), by lookup (RFC 4647, 3.4):
 * `de-AT` gets German. Without a match, the installation's own language.
 */
export function preferredLanguage(header: string | undefined, languages: PageLanguages): string {
  const offered = new Map(languages.map((language) => [language.toLowerCase(), language]))
  const ranges = (header ?? '')
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { range: range.trim(), quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { range } of ranges) {
    const subtags = range.split('-')
    for (let length = subtags.length; length > 0; length -= 1) {
      const language = offered.get(subtags.slice(0, length).join('-'))
      if (language !== undefined) return language
    }
    if (range === '*') break
  }
  return languages[0]
}
