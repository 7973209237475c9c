import type { z } from 'zod'

/** What features read from variables of their own: a part of the configuration. Each merges its settings in its `environment.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FeatureSettings {}

/** What the settings of a feature may depend on besides its own variables. */
export interface StartSettings {
  readonly mode: 'local' | 'live'
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Takes a line for each variable that can't be used with the others; the server then refuses to start. */
  readonly wrong: string[]
}

/** The variables that a feature reads, and the settings that it makes of them. */
export interface FeatureEnvironment {
  /** Their schemas, by their names in the environment. */
  readonly variables: z.ZodRawShape
  /** Those of them that are no secrets, though their names sound so; the admin area shows their values. */
  readonly shown: readonly string[]
  /** Takes the valid values of all variables. */
  read(values: object, start: StartSettings): Partial<FeatureSettings>
}

interface Declared<V extends z.ZodRawShape> {
  readonly variables: V
  readonly shown?: readonly (keyof V & string)[]
  read(values: z.output<z.ZodObject<V>>, start: StartSettings): Partial<FeatureSettings>
}

/** Declares the environment of a feature, for its manifest. */
export function featureEnvironment<V extends z.ZodRawShape>({
  variables,
  shown = [],
  read,
}: Declared<V>): FeatureEnvironment {
  return { variables, shown, read: (values, start) => read(values as z.output<z.ZodObject<V>>, start) }
}
