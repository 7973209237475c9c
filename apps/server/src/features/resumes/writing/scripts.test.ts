import { isSurelyDrawn } from '@rise/contract/resumes/limits'
import type { Resume } from '@rise/contract/resumes/shapes'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readPdfLines } from '../reading/lines/read-pdf-lines.ts'
import { readResume } from '../reading/read-resume.ts'
import { breakWord } from './break-word.ts'
import { writeResumePdf } from './write-resume-pdf.ts'

/** Writes a résumé, and returns the PDF. */
async function pdfOf(...of: Parameters<typeof writeResumePdf>): Promise<Uint8Array> {
  return (await writeResumePdf(...of)).pdf
}

const designs = ['classic', 'modern', 'compact'] as const

interface Person {
  readonly name: string
  readonly label: string
  readonly summary: string
  readonly company: string
  readonly highlights: string[]
}

const people: Readonly<Record<string, Person>> = {
  'simplified Chinese': {
    name: '王小明',
    label: '高级后端工程师',
    summary:
      '十年后端开发经验，熟悉分布式系统、数据库与网络。负责从需求分析到上线运维的全过程，使用 Python 和 Kotlin 构建高性能服务，带领八人团队完成支付平台的重构，每天处理两百万笔交易。',
    company: '华夏云计算有限公司',
    highlights: ['把结算时间从六小时缩短到二十分钟，并且没有丢失任何一笔交易记录', '引入代码评审制度'],
  },
  'traditional Chinese': {
    name: '陳美玲',
    label: '產品設計師',
    summary: '擅長使用者介面設計與產品規劃，於臺北與東京工作多年。',
    company: '晨光設計有限公司',
    highlights: ['重新設計結帳流程'],
  },
  Japanese: {
    name: '山田 太郎',
    label: 'ソフトウェアエンジニア',
    summary:
      '大規模な分散システムの設計と運用を十年以上担当してきました。東京とベルリンで働き、英語でのチーム運営にも慣れています。ゲームサーバーから決済まで、幅広い分野を経験しました。',
    company: '株式会社ひかり',
    highlights: ['処理時間を六時間から二十分に短縮した', '「レビュー文化」をチームに根付かせた'],
  },
  Korean: {
    name: '김민수',
    label: '백엔드 개발자',
    summary: '분산 시스템과 데이터베이스를 다루는 백엔드 개발자입니다. 결제 플랫폼을 설계하고 운영했습니다.',
    company: '한빛소프트웨어',
    highlights: ['정산 시간을 여섯 시간에서 이십 분으로 줄였습니다'],
  },
  Arabic: {
    name: 'ليلى حداد',
    label: 'مهندسة برمجيات',
    summary:
      'مهندسة برمجيات لديها عشر سنوات من الخبرة في بناء أنظمة الدفع باستخدام Python و SQL في بيروت ودبي، وتقود فريقا من ثمانية أشخاص كل يوم منذ عام 2019.',
    company: 'شركة النور للتقنية',
    highlights: ['خفضت زمن التسوية من ست ساعات إلى 20 دقيقة', 'قدمت مراجعة الشيفرة للفريق'],
  },
  Hebrew: {
    name: 'נועה כהן',
    label: 'מהנדסת תוכנה',
    summary: 'מהנדסת תוכנה עם עשר שנות ניסיון בבניית מערכות תשלום ב-Python ו-SQL בתל אביב ובברלין (2019).',
    company: 'חברת האור',
    highlights: ['קיצרה את זמן הסליקה משש שעות ל-20 דקות'],
  },
  Hindi: {
    name: 'प्रिया शर्मा',
    label: 'वरिष्ठ सॉफ्टवेयर इंजीनियर',
    summary: 'मैं भुगतान प्रणालियाँ बनाती हूँ। मैंने दिल्ली और बर्लिन में काम किया है और हिन्दी में लिखती हूँ।',
    company: 'ज्योति टेक्नोलॉजी',
    highlights: ['निपटान का समय छह घंटे से बीस मिनट किया'],
  },
  Russian: {
    name: 'Ирина Соколова',
    label: 'Инженер по логистике',
    summary: 'Планирует склады, в которых людям нравится работать.',
    company: 'Компания Маяк',
    highlights: ['Сократила путь заказа с 340 до 190 метров'],
  },
  Greek: {
    name: 'Ελένη Παπαδοπούλου',
    label: 'Μηχανικός λογισμικού',
    summary: 'Σχεδιάζει συστήματα πληρωμών στη Θεσσαλονίκη και στο Βερολίνο.',
    company: 'Εταιρεία Φάρος',
    highlights: ['Μείωσε τον χρόνο εκκαθάρισης σε 20 λεπτά'],
  },
  Thai: {
    name: 'สมชาย ใจดี',
    label: 'Software Engineer',
    summary: 'วิศวกรซอฟต์แวร์ที่มีประสบการณ์สิบปีในการสร้างระบบชำระเงินในกรุงเทพมหานครและเบอร์ลิน ทำงานร่วมกับทีมแปดคนทุกวัน',
    company: 'Siam Systems',
    highlights: ['ทำให้ระบบเร็วขึ้น'],
  },
}

/** People in scripts whose names and roles our reader doesn't always recognise. */
const others: typeof people = {
  Telugu: {
    name: 'రవి తేజ',
    label: 'సాఫ్ట్‌వేర్ ఇంజనీరు',
    summary: 'హైదరాబాద్‌లో చెల్లింపుల వ్యవస్థలు నిర్మిస్తున్నాను.',
    company: 'శ్రీ టెక్నాలజీస్',
    highlights: ['సమయాన్ని ఆరు గంటల నుంచి ఇరవై నిమిషాలకు తగ్గించాను'],
  },
  Kannada: {
    name: 'ಅನಿತಾ ರಾವ್',
    label: 'ಹಿರಿಯ ಎಂಜಿನಿಯರ್',
    summary: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಪಾವತಿ ವ್ಯವಸ್ಥೆಗಳನ್ನು ನಿರ್ಮಿಸುತ್ತೇನೆ.',
    company: 'ಜ್ಯೋತಿ ಸ್ತ್ರೀಶಕ್ತಿ ಸಂಸ್ಥೆ',
    highlights: ['ಸಮಯವನ್ನು ಆರು ಗಂಟೆಯಿಂದ ಇಪ್ಪತ್ತು ನಿಮಿಷಕ್ಕೆ ಇಳಿಸಿದೆ'],
  },
  Malayalam: {
    name: 'മീര നായർ',
    label: 'എഞ്ചിനീയർ',
    summary: 'കൊച്ചിയിൽ പണമിടപാട് സംവിധാനങ്ങൾ നിർമ്മിക്കുന്നു.',
    company: 'ക്ഷേമ കമ്പനി',
    highlights: ['സമയം ആറ് മണിക്കൂറിൽ നിന്ന് ഇരുപത് മിനിറ്റായി കുറച്ചു'],
  },
  Gujarati: {
    name: 'કિરણ પટેલ',
    label: 'સોફ્ટવેર એન્જિનિયર',
    summary: 'અમદાવાદમાં ચુકવણી પ્રણાલીઓ બનાવું છું.',
    company: 'શ્રી જ્યોતિ કંપની',
    highlights: ['સમય છ કલાકથી વીસ મિનિટ કર્યો'],
  },
  Punjabi: {
    name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    label: 'ਸਾਫਟਵੇਅਰ ਇੰਜੀਨੀਅਰ',
    summary: 'ਅੰਮ੍ਰਿਤਸਰ ਵਿੱਚ ਭੁਗਤਾਨ ਪ੍ਰਣਾਲੀਆਂ ਬਣਾਉਂਦਾ ਹਾਂ।',
    company: 'ਚੜ੍ਹਦੀ ਕਲਾ ਕੰਪਨੀ',
    highlights: ['ਸਮਾਂ ਛੇ ਘੰਟਿਆਂ ਤੋਂ ਵੀਹ ਮਿੰਟ ਕੀਤਾ'],
  },
  Sinhala: {
    name: 'නිමල් පෙරේරා',
    label: 'මෘදුකාංග ඉංජිනේරු',
    summary: 'ශ්‍රී ලංකාවේ ගෙවීම් පද්ධති ගොඩනඟමි.',
    company: 'දීපාලෝක සමාගම',
    highlights: ['කාලය පැය හයේ සිට මිනිත්තු විස්ස දක්වා අඩු කළා'],
  },
  Odia: {
    name: 'ସୁଜାତା ମହାନ୍ତି',
    label: 'ସଫ୍ଟୱେର ଇଞ୍ଜିନିୟର',
    summary: 'ଭୁବନେଶ୍ୱରରେ ଦେୟ ବ୍ୟବସ୍ଥା ନିର୍ମାଣ କରେ।',
    company: 'କ୍ଷୀର କମ୍ପାନୀ',
    highlights: ['ସମୟ ଛଅ ଘଣ୍ଟାରୁ କୋଡ଼ିଏ ମିନିଟ୍ କଲି'],
  },
  Burmese: {
    name: 'အောင်မြင့်',
    label: 'ဆော့ဖ်ဝဲအင်ဂျင်နီယာ',
    summary: 'ရန်ကုန်မြို့တွင် ငွေပေးချေမှုစနစ်များကို တည်ဆောက်သည်။',
    company: 'ကြယ်ဖြူ ကုမ္ပဏီ',
    highlights: ['အချိန်ကို ခြောက်နာရီမှ မိနစ်နှစ်ဆယ်သို့ လျှော့ချခဲ့သည်'],
  },
  Khmer: {
    name: 'សុខ ដារ៉ា',
    label: 'វិស្វករកម្មវិធី',
    summary: 'បង្កើតប្រព័ន្ធទូទាត់ប្រាក់នៅភ្នំពេញ ព្រះរាជាណាចក្រកម្ពុជា។',
    company: 'ក្រុមហ៊ុនពន្លឺ',
    highlights: ['កាត់បន្ថយពេលវេលាពីប្រាំមួយម៉ោងមកម្ភៃនាទី'],
  },
  Lao: {
    name: 'ສົມສັກ ແກ້ວມະນີ',
    label: 'ວິສະວະກອນຊອບແວ',
    summary: 'ສ້າງລະບົບການຊຳລະເງິນຢູ່ນະຄອນຫຼວງວຽງຈັນ.',
    company: 'ບໍລິສັດແສງສະຫວ່າງ',
    highlights: ['ຫຼຸດເວລາຈາກຫົກຊົ່ວໂມງເປັນຊາວນາທີ'],
  },
  Amharic: {
    name: 'አልማዝ ከበደ',
    label: 'የሶፍትዌር መሐንዲስ',
    summary: 'በአዲስ አበባ የክፍያ ሥርዓቶችን እሠራለሁ።',
    company: 'ብርሃን ኩባንያ',
    highlights: ['ጊዜውን ከስድስት ሰዓት ወደ ሃያ ደቂቃ ቀነስኩ'],
  },
  Bengali: {
    name: 'নাসরিন উদ্দিন',
    label: 'সফটওয়্যার প্রকৌশলী',
    summary: 'ঢাকায় অর্থপ্রদানের ব্যবস্থা তৈরি করি।',
    company: 'জ্যোতি কোম্পানি',
    highlights: ['সময় ছয় ঘণ্টা থেকে বিশ মিনিটে নামিয়েছি'],
  },
  Tamil: {
    name: 'மீனா குமார்',
    label: 'மென்பொருள் பொறியாளர்',
    summary: 'சென்னையில் கட்டண அமைப்புகளை உருவாக்குகிறேன்.',
    company: 'ஸ்ரீ ஒளி நிறுவனம்',
    highlights: ['நேரத்தை ஆறு மணியிலிருந்து இருபது நிமிடமாகக் கொண்டு வந்தேன்'],
  },
}

function resumeOf({ name, label, summary, company, highlights }: Person): Resume {
  return {
    basics: { name, label, email: 'somebody@mail.example', summary },
    work: [{ name: company, position: label, startDate: '2019-04', endDate: '2022-03', highlights }],
  }
}

describe.each(designs)('the design %s', (design) => {
  test.each(Object.entries(people))('preserves text in %s script', async (_, person) => {
    const { resume, unplaced } = await readResume(await pdfOf(resumeOf(person), { design, paper: 'A4' }))
    expect(resume).toEqual(resumeOf(person))
    expect(unplaced).toEqual([])
  })
})

test.each(
  Object.entries(others).flatMap(([script, person]) => designs.map((design) => [script, design, person] as const)),
)('the text in %s copied from the design %s keeps its spelling', async (_, design, person) => {
  const { pdf, undrawn } = await writeResumePdf(resumeOf(person), { design, paper: 'A4' })
  expect(undrawn).toEqual([])
  const copiedText = (await readPdfLines(pdf)).map(({ text }) => text).join(' ')
  for (const text of [person.name, person.label, person.summary, person.company, ...person.highlights]) {
    expect(copiedText.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''))
  }
})

test('emoji and symbols are drawn, but without skin tones, which need a colour font', async () => {
  const summary = 'I build things 🚀 with care ❤️ and coffee ☕. ★ ✓ ➤ → ☎ 👍🏽 🇩🇪'
  const pdf = await pdfOf({ basics: { name: 'Ada Moore', summary } }, { design: 'modern', paper: 'A4' })
  const { resume } = await readResume(pdf)
  expect(resume.basics?.summary).toBe('I build things 🚀 with care ❤ and coffee ☕. ★ ✓ ➤ → ☎ 👍 DE')
})

test('letters that no font has are omitted without replacement boxes', async () => {
  const basics = { name: 'Ada Moore', summary: 'Writes in Mongolian (ᠮᠣᠩᠭᠣᠯ) and in English.' }
  const pdf = await pdfOf({ basics }, { design: 'classic', paper: 'A4' })
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { items } = await page.getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain(
    'Writes in Mongolian () and in English.',
  )
})

test('only words with missing letters are listed', async () => {
  const undrawnIn = async (basics: Resume['basics'], work: Resume['work'] = []) =>
    (await writeResumePdf({ basics, work }, { design: 'classic', paper: 'A4' })).undrawn
  const mongolian = { name: 'ᠮᠣᠩᠭᠣᠯ Tulga', summary: 'Ada, 日本語, عربي, हिन्दी 🚀 and ᠮᠣᠩᠭᠣᠯ again.' }
  expect(await undrawnIn(mongolian, [{ name: 'ᏣᎳᎩ Ltd', position: 'Keeper' }])).toEqual(['ᠮᠣᠩᠭᠣᠯ', 'ᏣᎳᎩ'])
  expect(await undrawnIn({ name: 'Icon \uf0e1', label: 'འབྲུག keeper' })).toEqual(['\uf0e1', 'འབྲུག'])
  for (const { name, label, summary, company } of Object.values({ ...people, ...others })) {
    expect(await undrawnIn({ name, label, summary: `${summary} ${company}` })).toEqual([])
  }
})

test('only plain European text counts as drawable without a check', () => {
  expect(isSurelyDrawn('Łukasz “Ñ” – €5, Ada’s')).toBe(true)
  for (const text of ['Ирина', 'రవి', '王', '🚀', 'ᠮᠣᠩ']) expect(isSurelyDrawn(text), text).toBe(false)
})

test('lines can end between the characters of scripts without spaces, but not before a full stop', () => {
  expect(breakWord('「設計」と運用。')).toEqual(['「設', '計」', 'と', '運', '用。'])
  expect(breakWord('ทำงานทุกวัน').join('')).toBe('ทำงานทุกวัน')
  expect(breakWord('ทำงานทุกวัน').length).toBeGreaterThan(1)
  expect(breakWord('logistics')).toEqual(['logistics'])
  for (const text of ['ကုမ္ပဏီများ', 'ក្រុមហ៊ុនពន្លឺ', 'ບໍລິສັດແສງສະຫວ່າງ']) {
    expect(breakWord(text).join('')).toBe(text)
    expect(breakWord(text).length).toBeGreaterThan(1)
  }
})
