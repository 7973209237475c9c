import type { AppContext } from '../../app/base/app-context.ts'
import type { SlotPart } from '../../app/feature.ts'

/** What a feature shows of itself on the home page: nothing where it has nothing to show. */
export interface HomePart extends SlotPart<object> {
  /** Loads what it shows; without it the page is shown without the part. */
  readonly load?: (app: AppContext) => Promise<unknown>
}
