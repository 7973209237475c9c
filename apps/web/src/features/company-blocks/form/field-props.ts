import type { Picture } from '@rise/contract/pictures/shapes'
import type { ReactNode } from 'react'
import type { FieldSpec } from './kind-fields.ts'

/** The data and functions that a block's form provides to each of its fields. */
export interface FormPlace {
  /** Returns the id and error of the field at a path below the content. */
  field(path: string): { id: string; error?: string }
  /** The kind of the block; people named in it consent to this kind. */
  readonly kind: string
  readonly slug: string
  readonly pictures: ReadonlyMap<string, Picture>
  /** Stores an uploaded picture for the preview. */
  onUploaded(picture: Picture): void
  /** How often the values were replaced from outside; each time, fields with their own state restart. */
  readonly replaced: number
}

export interface FieldProps<T extends FieldSpec['type']> {
  readonly spec: Extract<FieldSpec, { type: T }>
  /** The path of the value below the content. */
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly place: FormPlace
}

/** Renders the fields of a list's items; passed in by the component that renders all fields. */
export type RenderFields = (
  specs: readonly FieldSpec[],
  values: Readonly<Record<string, unknown>>,
  path: string,
  onChange: (values: Record<string, unknown>) => void,
) => ReactNode
