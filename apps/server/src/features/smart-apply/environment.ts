import { z } from 'zod'
import { featureEnvironment } from '../../platform/feature-environment.ts'

declare module '../../platform/feature-environment.ts' {
  interface FeatureSettings {
    /** The number of professionals who may use smart apply; undefined without a limit. */
    readonly smartApplyPlaces: number | undefined
  }
}

const places = 'must be a whole number of places, 1 or more'

export const smartApplyEnvironment = featureEnvironment({
  variables: {
    SMART_APPLY_PLACES: z.coerce.number(places).int(places).min(1, places).optional(),
  },
  read: ({ SMART_APPLY_PLACES }) => ({ smartApplyPlaces: SMART_APPLY_PLACES }),
})
