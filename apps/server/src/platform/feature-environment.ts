import type { z } from 'zod'

/**
 * The part of the configuration that features read from their own variables. Each feature merges its settings in its
 * `environment.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FeatureSettings {}

/** The settings that a feature's settings may depend on, besides its own variables. */
export interface StartSettings {
  readonly mode: 'local' | 'live'
  /** The address of the pages, without a trailing slash. */
  readonly publicUrl: string
  /** Error messages, one per variable that conflicts with another. Any message stops the server from starting. */
  readonly problems: string[]
}

/** The variables that a feature reads, and the settings derived from them. */
export interface FeatureEnvironment {
  /** The schemas of the variables by their names in the environment. */
  readonly variables: z.ZodRawShape
  /** Variables that are no secrets although their names look like it; the admin area shows their values. */
  readonly shown: readonly string[]
  /** Returns the settings from the valid values of all variables. */
  read(values: object, start: StartSettings): Partial<FeatureSettings>
}

interface Declaration<V extends z.ZodRawShape> {
  readonly variables: V
  readonly shown?: readonly (keyof V & string)[]
  read(values: z.output<z.ZodObject<V>>, start: StartSettings): Partial<FeatureSettings>
}

/** Declares the environment of a feature, for its manifest. */
export function featureEnvironment<V extends z.ZodRawShape>({
  variables,
  shown = [],
  read,
}: Declaration<V>): FeatureEnvironment {
  return { variables, shown, read: (values, start) => read(values as z.output<z.ZodObject<V>>, start) }
}
