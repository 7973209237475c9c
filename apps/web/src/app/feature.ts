import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/**
 * A feature's contribution to the web app. Pages and loaders are loaded with their routes, because every page contains
 * the table of routes.
 */
export interface WebFeature {
  /** Public pages, rendered by the server. */
  readonly pages?: RouteObject[]
  /** Pages below the authenticated layout; their handle says who may open them. */
  readonly memberPages?: RouteObject[]
  /** The admin area, below its layout. */
  readonly adminPages?: RouteObject[]
}

/** A component that one feature shows in a slot of another. */
export interface SlotPart<Props> {
  readonly name: string
  readonly Part: ComponentType<Props>
}
