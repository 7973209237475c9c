import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { SkillsField } from '../../../app/skills-field.tsx'
import { TextArea, TextField } from '../../../ui/base/field.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { facetsQuery } from '../../jobs/index.ts'
import { EmbedField, EmbedsField } from './embed-fields.tsx'
import type { FieldProps, FormPlace } from './field-props.ts'
import type { FieldSpec } from './kind-fields.ts'
import { ListOfFields } from './list-of-fields.tsx'
import { PersonField } from './person-field.tsx'
import { ShownPictureField, SliderPictures } from './picture-fields.tsx'

interface Props {
  readonly specs: readonly FieldSpec[]
  readonly values: Readonly<Record<string, unknown>>
  /** The path of the fields below the content; empty for the content itself. */
  readonly path?: string
  readonly onChange: (values: Record<string, unknown>) => void
  readonly place: FormPlace
}

/** The fields of a block, or of one item of its list. */
export function BlockFields({ specs, values, path = '', onChange, place }: Props) {
  return specs.map((spec) => (
    <BlockField
      key={spec.name}
      spec={spec}
      path={path === '' ? spec.name : `${path}.${spec.name}`}
      value={values[spec.name]}
      onChange={(value) => onChange({ ...values, [spec.name]: value })}
      place={place}
    />
  ))
}

type AnyField = Omit<FieldProps<FieldSpec['type']>, 'spec'> & { readonly spec: FieldSpec }

function BlockField({ spec, ...rest }: AnyField) {
  const { path, value, onChange, place } = rest
  const { label, hint, optional } = textsOf(spec)
  const common = { ...place.field(path), label, hint, ...(optional && { optional }) }
  const text = typeof value === 'string' ? value : ''
  const onText = (event: { target: { value: string } }) => onChange(event.target.value)
  switch (spec.type) {
    case 'line':
      return (
        <TextField
          {...common}
          hint={hintOf(hint, spec.most, text)}
          value={text}
          maxLength={spec.most}
          placeholder={spec.placeholder && t(spec.placeholder)}
          onChange={onText}
        />
      )
    case 'text':
      return (
        <TextArea
          {...common}
          hint={hintOf(hint, spec.most, text)}
          value={text}
          rows={3}
          maxLength={spec.most}
          onChange={onText}
        />
      )
    case 'month':
      return <TextField {...common} type="month" value={text} onChange={onText} />
    case 'html':
      return (
        <RichTextField
          {...common}
          key={place.replaced}
          hint={t('At most {most} characters.', { most: formatInteger(spec.most) })}
          html={text}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <TextField
          {...common}
          hint={hint ?? t('From {least} to {most}.', { least: spec.least, most: spec.most }, 'a number')}
          type="number"
          inputMode="numeric"
          min={spec.least}
          max={spec.most}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      )
    case 'choice':
      return (
        <Select {...common} value={text} onChange={onText}>
          {spec.options.map(([option, name]) => (
            <option key={option} value={option}>
              {t(name)}
            </option>
          ))}
        </Select>
      )
    case 'skills':
      return (
        <SkillsField
          {...common}
          hint={hint ?? t('Up to {most}.', { most: spec.most })}
          items={Array.isArray(value) ? value : []}
          onChange={onChange}
          most={spec.most}
          maxLength={spec.longest}
        />
      )
    case 'department':
      return <DepartmentField {...rest} spec={spec} />
    case 'picture':
      return <ShownPictureField {...rest} spec={spec} />
    case 'pictures':
      return <SliderPictures {...rest} spec={spec} />
    case 'embed':
      return <EmbedField key={place.replaced} {...rest} spec={spec} />
    case 'embeds':
      return <EmbedsField key={place.replaced} {...rest} spec={spec} />
    case 'person':
      return <PersonField {...rest} spec={spec} />
    case 'list':
      return (
        <ListOfFields
          {...rest}
          spec={spec}
          draw={(specs, values, at, onValues) => (
            <BlockFields specs={specs} values={values} path={at} onChange={onValues} place={place} />
          )}
        />
      )
  }
}

/** Returns the texts of a field in the reader's language. */
function textsOf({ label, hint, optional }: FieldSpec) {
  return { label: t(label), hint: hint && t(hint), optional }
}

/** From this share of a text's maximum on, the number of remaining characters is shown. */
const NEARLY_FULL = 0.8

/** Returns the hint of a text field, with the remaining characters near its maximum. */
function hintOf(hint: string | undefined, most: number, { length }: string): string | undefined {
  if (length < most * NEARLY_FULL) return hint
  const remainingText = t('{count, plural, one {# character left.} other {# characters left.}}', {
    count: most - length,
  })
  return hint ? `${hint} ${remainingText}` : remainingText
}

function DepartmentField({ spec: { label }, path, value, onChange, place }: FieldProps<'department'>) {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  const selectedSlug = typeof value === 'string' ? value : ''
  const departments = facets?.departments ?? []
  return (
    <Select
      {...place.field(path)}
      label={t(label)}
      value={selectedSlug}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('All departments')}</option>
      {departments.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
      {selectedSlug !== '' && !departments.some(({ slug }) => slug === selectedSlug) ? (
        <option value={selectedSlug}>{selectedSlug}</option>
      ) : null}
    </Select>
  )
}
