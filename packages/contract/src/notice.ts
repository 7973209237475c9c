/** A kind of notification, as the settings and the browser know it. The server determines its recipients and text. */
interface NoticeSetting {
  /** Name in the settings, and a description. */
  readonly title: string
  readonly hint: string
  /** The socket event that announces it live; section 7's, if it names one. */
  readonly live: string
  /** Whether the bell shows it by default; true if absent. */
  readonly bell?: false
  /** Whether it is emailed by default; null: never emailed. */
  readonly mail: boolean | null
  /** Whether browsers that allow push show it by default; as `mail` if absent. */
  readonly push?: boolean
  /** The only role that receives it; all roles by default. */
  readonly of?: 'professional' | 'employer'
}

/** The notices of a feature, by their names on the wire. */
export type NoticeSettings = Readonly<Record<string, NoticeSetting>>
