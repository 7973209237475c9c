import type { PageLanguages } from '@rise/texts/page-languages'

/**
 * The server's request to the built web app to render a page. Apart from the endpoints, this is the only interface
 * between them.
 */
export interface PageRequest {
  /** Path and query, without the prefix of the language. */
  readonly url: string
  /** One of the installation's languages. */
  readonly language: string
  /** Whether developer pages exist for this request. */
  readonly developer: boolean
  /** Calls an endpoint by its contract key, within the process. The reply is the same as over HTTP. */
  readonly call: (key: string, input: object) => Promise<PageReply>
}

export interface PageReply {
  readonly status: number
  readonly body: unknown
  /** Whether the endpoint's result depends on the viewer. */
  readonly viewer?: true
}

export interface RenderedPage {
  readonly status: number
  /** Set for a redirect. */
  readonly location?: string
  /** The whole document. */
  readonly html: string
}

/** The server's settings that pages need. They are public, because every page contains them. */
export interface PageSettings {
  readonly productName: string
  readonly languages: PageLanguages
  /** By language, the words in it that offer it: “Auf Deutsch lesen”. Absent if there is only one. */
  readonly languageOffers?: Readonly<Record<string, string>> | undefined
  /** The public address, without a trailing slash. */
  readonly publicUrl: string
  /** The origin of the API and the socket, if it differs from the page's. */
  readonly apiUrl?: string | undefined
  /** Set for a trial installation. Its pages show a warning and a link to the official one. */
  readonly staging: { readonly officialUrl: string | undefined } | undefined
  /** The product's profiles elsewhere. */
  readonly socialLinks: readonly string[]
  /** The path of the installation's own style sheet, if it has one; the server links to it. */
  readonly stylesheet?: string | undefined
  /** Whether emails stay in the outbox at `/dev/mail`. Pages that send an email then say so. */
  readonly outbox: boolean
}

/** The built `index.html` of each language, by its BCP 47 tag. */
export type Templates = ReadonlyMap<string, string>

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/**
 * The exports of the built server entry of the web app. `templates` are the built `index.html` of each language;
 * `settings` returns the same object until the settings change.
 */
export interface PageRendererModule {
  createPageRenderer(templates: Templates, settings: () => PageSettings): RenderPage
  /** Paths of the pages with restricted access, `:` for a parameter: `/events/:/edit`. */
  readonly gatedPaths: readonly string[]
}
