import type { Picture } from '@rise/contract/pictures/shapes'
import type { ReactNode } from 'react'
import type { FieldSpec } from './kind-fields.ts'

/** What a form of a block knows about each of its fields. */
export interface FormPlace {
  /** Id and error of the field at a path below the content. */
  field(path: string): { id: string; error?: string }
  /** Of a kind whose people are asked. */
  readonly kind: string
  readonly slug: string
  readonly pictures: ReadonlyMap<string, Picture>
  /** Keeps an uploaded picture for the preview. */
  onUploaded(picture: Picture): void
  /** How often the values were replaced from outside: fields with their own state begin again. */
  readonly replaced: number
}

export interface FieldProps<T extends FieldSpec['type']> {
  readonly spec: Extract<FieldSpec, { type: T }>
  /** Where the value stands below the content. */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly place: FormPlace
}

/** Draws the fields of a list's things, given by the component that draws all fields. */
export type DrawFields = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  path: string,
  onChange: (values: Record<string, unknown>) => void,
) => ReactNode
