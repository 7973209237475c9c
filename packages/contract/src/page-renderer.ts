/** How the server asks the built web app for a page: the one seam between the two besides the endpoints. */
export interface PageRequest {
  /** Path and query, as they stand in the address. */
  readonly url: string
  /** Pages for developers exist for this request. */
  readonly developer: boolean
  /** Calls an endpoint by its contract key inside the process; answers as HTTP would. */
  readonly call: (key: string, input: object) => Promise<{ readonly status: number; readonly body: unknown }>
}

export interface RenderedPage {
  readonly status: number
  /** Set for a redirect. */
  readonly location?: string
  /** The whole document: text, or its bytes in UTF-8. */
  readonly html: string | Uint8Array
}

/** What pages know of the server's settings. Public: it stands in every page. */
export interface PageSettings {
  readonly productName: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** The origin of the API and the socket, where it is another than the page's. */
  readonly apiUrl?: string | undefined
  /** A trial installation: pages warn and lead to the official one. */
  readonly staging: { readonly officialUrl: string | undefined } | undefined
  /** Where else the product is found. */
  readonly socialLinks: readonly string[]
  /** Mails lie in the outbox at `/dev/mail`; pages that sent one say so. */
  readonly outbox: boolean
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** What the built server entry of the web app exports. `template` is the built `index.html`. */
export interface PageRendererModule {
  createPageRenderer(template: string, settings: PageSettings): RenderPage
  /** Paths of the pages that not everybody may open, `:` for a parameter: `/events/:/edit`. */
  readonly gatedPaths: readonly string[]
}
