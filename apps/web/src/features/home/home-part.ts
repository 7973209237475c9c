import type { AppContext } from '../../app/base/app-context.ts'
import type { SlotPart } from '../../app/feature.ts'

/** What a feature shows of itself on the home page: nothing where it has nothing to show. */
export interface HomePart extends SlotPart<object> {
  /** On the first screen: beside the headline and the search, or in a strip below them. Elsewhere it is a section. */
  readonly place?: 'beside' | 'strip'
  /** Loads what it shows; without it the page is shown without the part. */
  readonly load?: (app: AppContext) => Promise<unknown>
}
