import type { Styles } from '@react-pdf/renderer'
import type { Face } from './resume-fonts.ts'

type Style = Styles[string]

/** The measures of a design's parts; sizes are in points. */
export interface ResumeDesign {
  readonly face: Face
  /** The width of a margin with the headings, left of their sections. */
  readonly margin?: number
  readonly styles: Readonly<
    Record<
      | 'page'
      | 'header'
      | 'name'
      | 'label'
      | 'contacts'
      | 'photo'
      | 'body'
      | 'section'
      | 'heading'
      | 'entry'
      | 'title'
      | 'dates'
      | 'subtitle'
      | 'text'
      | 'bullet'
      | 'link'
      | 'footer',
      Style
    >
  >
}

export const resumeDesigns = { classic: classic(), modern: modern(), compact: compact() } satisfies Record<
  string,
  ResumeDesign
>

function classic(): ResumeDesign {
  const ink = '#1b1b1b'
  return {
    face: 'serif',
    styles: {
      page: {
        fontSize: 10,
        lineHeight: 1.4,
        color: ink,
        padding: 54,
        paddingBottom: 60,
      },
      header: { alignItems: 'center', marginBottom: 6 },
      name: { fontSize: 25, fontWeight: 600, lineHeight: 1.2, textAlign: 'center' },
      label: { fontSize: 11.5, color: '#444444', marginTop: 2, textAlign: 'center' },
      contacts: { fontSize: 9, color: '#444444', marginTop: 7, justifyContent: 'center' },
      photo: { width: 72, height: 72, borderRadius: 36, marginBottom: 10, objectFit: 'cover' },
      body: {},
      section: { marginTop: 13 },
      heading: {
        fontSize: 12.5,
        fontWeight: 600,
        lineHeight: 1.25,
        paddingBottom: 2,
        marginBottom: 6,
        borderBottomWidth: 0.75,
        borderBottomColor: '#8c8c8c',
      },
      entry: { marginBottom: 8 },
      title: { fontWeight: 600 },
      dates: { color: '#444444', fontSize: 9.5 },
      subtitle: { color: '#444444' },
      text: { marginTop: 2 },
      bullet: { marginTop: 1.5 },
      link: { color: '#444444', fontSize: 9, textDecoration: 'none' },
      footer: {
        position: 'absolute',
        bottom: 28,
        left: 54,
        right: 54,
        textAlign: 'center',
        fontSize: 8.5,
        color: '#6b6b6b',
      },
    },
  }
}

function modern(): ResumeDesign {
  const [accent, ink, quiet] = ['#1f4e5f', '#20282c', '#56646b']
  const margin = 112
  return {
    face: 'sans',
    margin,
    styles: {
      page: {
        fontSize: 9.75,
        lineHeight: 1.42,
        color: ink,
        paddingTop: 44,
        paddingBottom: 56,
      },
      header: {
        backgroundColor: accent,
        color: '#ffffff',
        marginTop: -44,
        paddingTop: 38,
        paddingBottom: 26,
        paddingHorizontal: 44,
        marginBottom: 8,
        flexDirection: 'row',
        alignItems: 'center',
      },
      name: { fontSize: 27, fontWeight: 600, lineHeight: 1.15 },
      label: { fontSize: 12, marginTop: 4, color: '#dcebf0' },
      contacts: { fontSize: 9, marginTop: 10, color: '#dcebf0' },
      photo: { width: 84, height: 84, borderRadius: 42, marginRight: 24, objectFit: 'cover' },
      body: { paddingHorizontal: 44 },
      section: { marginTop: 14 },
      heading: { fontSize: 11.5, fontWeight: 600, lineHeight: 1.2, color: accent, width: margin - 14 },
      entry: { marginBottom: 9 },
      title: { fontWeight: 600 },
      dates: { color: quiet, fontSize: 9 },
      subtitle: { color: quiet },
      text: { marginTop: 2 },
      bullet: { marginTop: 1.5 },
      link: { color: accent, fontSize: 9, textDecoration: 'none' },
      footer: {
        position: 'absolute',
        bottom: 26,
        left: 44,
        right: 44,
        textAlign: 'right',
        fontSize: 8.5,
        color: quiet,
      },
    },
  }
}

function compact(): ResumeDesign {
  const [accent, quiet] = ['#7a2f1d', '#555555']
  return {
    face: 'plain',
    styles: {
      page: {
        fontSize: 8.5,
        lineHeight: 1.34,
        color: '#1d1d1d',
        padding: 38,
        paddingBottom: 46,
      },
      header: { marginBottom: 2, flexDirection: 'row', alignItems: 'center' },
      name: { fontSize: 18, fontWeight: 600, lineHeight: 1.2 },
      label: { fontSize: 9.5, color: quiet, marginTop: 2 },
      contacts: { fontSize: 8, color: quiet, marginTop: 3 },
      photo: { width: 48, height: 48, borderRadius: 4, marginRight: 14, objectFit: 'cover' },
      body: {},
      section: { marginTop: 8 },
      heading: {
        fontSize: 10,
        fontWeight: 600,
        lineHeight: 1.2,
        color: accent,
        marginBottom: 3,
        paddingBottom: 1.5,
        borderBottomWidth: 0.5,
        borderBottomColor: '#d3b7af',
      },
      entry: { marginBottom: 4.5 },
      title: { fontWeight: 600 },
      dates: { color: quiet, fontSize: 8 },
      subtitle: { color: quiet },
      text: { marginTop: 1 },
      bullet: { marginTop: 0.5 },
      link: { color: accent, fontSize: 8, textDecoration: 'none' },
      footer: {
        position: 'absolute',
        bottom: 20,
        left: 38,
        right: 38,
        textAlign: 'right',
        fontSize: 7.5,
        color: quiet,
      },
    },
  }
}
