import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/**
 * A feature's contribution to the web app. The bundle of every page contains the route table, so features import their
 * pages and loaders on demand.
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
