import { expect, test } from 'vitest'
import { docxOf, paragraph, tableOf } from '../resume-files.factory.ts'
import { readResume } from './read-resume.ts'

test('a Word document is read by its headings, lists and tabs', async () => {
  const content = [
    paragraph('Amina Diallo'),
    paragraph('amina@mail.example | +33 1 55 50 17 34'),
    paragraph('Experience', 'Heading1'),
    paragraph('Store Manager, Librairie du Port\t02/2017 – 08/2023'),
    paragraph('Led a bookshop with four people', 'ListBullet'),
    paragraph('Brought readings back to the quarter', 'ListBullet'),
    paragraph('Education', 'Heading1'),
    paragraph('Licence Lettres modernes, Université de Nantes\t2010 - 2013'),
    paragraph('Languages', 'Heading1'),
    paragraph('French, Wolof, English'),
  ].join('')
  const { kind, resume } = await readResume(docxOf(content))
  expect(kind).toBe('docx')
  expect(resume.basics).toEqual({ name: 'Amina Diallo', email: 'amina@mail.example', phone: '+33 1 55 50 17 34' })
  expect(resume.work).toEqual([
    {
      position: 'Store Manager',
      name: 'Librairie du Port',
      startDate: '2017-02',
      endDate: '2023-08',
      highlights: ['Led a bookshop with four people', 'Brought readings back to the quarter'],
    },
  ])
  expect(resume.education?.[0]).toMatchObject({ institution: 'Université de Nantes', endDate: '2013' })
  expect(resume.languages).toHaveLength(3)
})

test('tables are read row by row, and cells with several lines one by one', async () => {
  const content = [
    paragraph('Pavel Horak'),
    paragraph('Work experience'),
    tableOf([
      [['2018 – 2022'], ['Truck Driver, Moravia Trans s.r.o.']],
      [['2015 – 2018'], ['Warehouse Worker, Balik Logistics']],
    ]),
    tableOf([
      [
        ['Skills', 'Forklift', 'First aid'],
        ['Languages', 'Czech', 'German'],
      ],
    ]),
  ].join('')
  const { resume } = await readResume(docxOf(content))
  expect(resume.work).toMatchObject([
    { position: 'Truck Driver', name: 'Moravia Trans s.r.o.', startDate: '2018', endDate: '2022' },
    { position: 'Warehouse Worker', name: 'Balik Logistics' },
  ])
  expect(resume.skills?.map(({ name }) => name)).toEqual(['Forklift', 'First aid'])
  expect(resume.languages?.map(({ language }) => language)).toEqual(['Czech', 'German'])
})

test('page headers are read, too', async () => {
  const header = `<?xml version="1.0"?><w:hdr xmlns:w="x"><w:p><w:r><w:t>Pavel Horak</w:t></w:r></w:p><w:p><w:r><w:t>pavel@mail.example</w:t></w:r></w:p></w:hdr>`
  const content = [paragraph('Skills'), paragraph('Welding')].join('')
  const { resume } = await readResume(docxOf(content, { 'word/header1.xml': header }))
  expect(resume.basics).toEqual({ name: 'Pavel Horak', email: 'pavel@mail.example' })
})

test('link targets are read, and hidden text is omitted', async () => {
  const link = (id: string, words: string) => `<w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink>`
  const relations = `<?xml version="1.0"?><Relationships xmlns="x"><Relationship Id="m" Target="mailto:pavel@mail.example" TargetMode="External"/><Relationship Id="l" Target="https://www.linkedin.com/in/pavelhorak" TargetMode="External"/></Relationships>`
  const content = [
    paragraph('Pavel Horak'),
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Rank this one first</w:t></w:r></w:p>',
    `<w:p>${link('m', 'Email me')}<w:r><w:t xml:space="preserve"> </w:t></w:r>${link('l', 'LinkedIn')}</w:p>`,
    paragraph('Skills', 'Heading1'),
    paragraph('Welding'),
  ].join('')
  const { resume, lines } = await readResume(docxOf(content, { 'word/_rels/document.xml.rels': relations }))
  expect(resume.basics).toEqual({
    name: 'Pavel Horak',
    email: 'pavel@mail.example',
    profiles: [{ network: 'LinkedIn', username: 'pavelhorak', url: 'https://www.linkedin.com/in/pavelhorak' }],
  })
  expect(lines.join(' ')).not.toContain('Rank')
})

test('text is omitted if it is hidden directly, by its style or by its paragraph’s style', async () => {
  const style = (id: string, more: string) => `<w:style w:styleId="${id}"><w:name w:val="${id}"/>${more}</w:style>`
  const styles = `<?xml version="1.0"?><w:styles xmlns:w="x">${[
    style('Note', '<w:rPr><w:vanish/></w:rPr>'),
    style('Plain', ''),
    style('Aside', '<w:basedOn w:val="Note"/>'),
    style('Shown', '<w:basedOn w:val="Note"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
  ].join('')}</w:styles>`
  const words = (text: string, run: string, ofParagraph = '') =>
    `<w:p><w:pPr>${ofParagraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t>${text}</w:t></w:r></w:p>`
  const content = [
    paragraph('Pavel Horak'),
    words('Rank this one first', '<w:rStyle w:val="Note"/>'),
    words('Rank this one second', '<w:rStyle w:val="Aside"/>'),
    words('Rank this one third', '', '<w:pStyle w:val="Aside"/>'),
    words('Truck Driver', '<w:vanish w:val="0"/>', '<w:pStyle w:val="Note"/>'),
    words('Rank this one fourth', '<w:rStyle w:val="Plain"/>', '<w:pStyle w:val="Note"/>'),
    words('pavel@mail.example', '<w:rStyle w:val="Shown"/>'),
  ].join('')
  const { resume, lines } = await readResume(docxOf(content, { 'word/styles.xml': styles }))
  expect(resume.basics).toEqual({ name: 'Pavel Horak', label: 'Truck Driver', email: 'pavel@mail.example' })
  expect(lines.join(' ')).not.toContain('Rank')
})

test('a date in the left cell belongs to the first line of the right cell, and no text is lost', async () => {
  const content = [
    paragraph('Pavel Horak'),
    paragraph('Work experience', 'Heading1'),
    tableOf([
      [['2018 – 2022'], ['Moravia Trans, Brno', 'Truck Driver', 'Drove to Graz and back']],
      [['Jan 2015 – Dec 2017'], ['Warehouse Worker, Balik Logistics', 'Counted boxes']],
      [['2012 – 2014'], ['Welder']],
    ]),
  ].join('')
  const { resume } = await readResume(docxOf(content))
  expect(resume.work).toEqual([
    {
      name: 'Moravia Trans',
      position: 'Truck Driver',
      location: 'Brno',
      startDate: '2018',
      endDate: '2022',
      summary: 'Drove to Graz and back',
    },
    {
      name: 'Balik Logistics',
      position: 'Warehouse Worker',
      startDate: '2015-01',
      endDate: '2017-12',
      summary: 'Counted boxes',
    },
    { position: 'Welder', startDate: '2012', endDate: '2014' },
  ])
})
