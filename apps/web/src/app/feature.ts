import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

/** What a feature adds to the web app. Pages and loaders load with their routes: the table of routes comes with every page. */
export interface WebFeature {
  /** Pages for everybody, which the server renders. */
  readonly pages?: RouteObject[]
  /** Pages below the authenticated layout; their handle says who may open them. */
  readonly memberPages?: RouteObject[]
  /** Pages below the admin layout. */
  readonly adminPages?: RouteObject[]
}

/** A piece that one feature shows in a slot of another. */
export interface SlotPart<Props> {
  readonly name: string
  readonly Part: ComponentType<Props>
}
