interface Period {
  readonly startDate: string
  readonly endDate?: string
}

/** An invented person: the expected values, and the surrounding words of their language. */
export interface Person {
  readonly id: string
  readonly lang: string
  readonly name: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly place: string
  readonly headings: Readonly<Record<'summary' | 'work' | 'education' | 'skills' | 'languages', string>>
  /** The names of the months, or the language, if its dates have none. */
  readonly months: readonly string[] | 'ja' | 'zh' | 'ko'
  readonly today: string
  readonly work: readonly (Period & {
    readonly position: string
    readonly company: string
    readonly location: string
    readonly highlights: readonly string[]
  })[]
  readonly education: readonly (Period & {
    readonly institution: string
    readonly studyType: string
    readonly area?: string
    readonly location: string
  })[]
  readonly skills: readonly { readonly name: string; readonly keywords: readonly string[] }[]
  readonly languages: readonly { readonly language: string; readonly fluency: string }[]
  readonly summary: string
}

/** A file of the folder `files`. */
export interface TypesetFile {
  readonly file: string
  readonly template: string
  readonly person: string
  /** Whether its mistakes are only counted, not shown. */
  readonly heldOut: boolean
}
