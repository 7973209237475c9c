import { expect, test } from 'vitest'
import type { Ground } from './grounds.ts'
import { judgeQuestion } from './judge-question.ts'

/** Questions about work that contain a word of a ground. */
const lawful = `
Have you diagnosed faults in drive units?
Do you hold a medical licence in this state?
How many years of mental health nursing do you have?
Do you have experience teaching children aged 6 to 10?
Do you hold a NEBOSH General Certificate in occupational health and safety?
Can you diagnose a CAN bus fault with an oscilloscope?
Which age groups have you taught?
Have you worked with children with autism?
Do you have a children's nursing registration?
Are you registered with the medical council?
How many patients with dementia did you care for on a shift?
Do you have a disability inclusion certificate?
Have you administered medication under supervision?
Do you have medication administration training?
Have you run a vaccination centre?
Do you have experience in cancer research?
Have you treated sick animals?
Are you at least 18 years old?
Are you over 21, as the licence for serving spirits requires?
How many years of experience do you have with Kubernetes?
How old is the oldest system that you maintained?
Do you have a health and safety qualification?
Do you have first aid training for babies and children?
Have you prepared family law cases?
Do you have a family medicine residency?
Would you like to help start a family business line for our clients?
Have you led a family planning clinic's outreach team?
Do you have a partner network in France?
Have you taught religious education?
Have you tuned church organs?
Have you written for a Christian publishing house?
Have you built a native iOS app?
Do you have experience with native advertising?
Are you legally authorised to work in Germany?
Will you need visa sponsorship?
Which languages do you speak, and how well?
Have you negotiated with trade unions?
Have you advised a works council?
Have you worked at a credit union?
Do you know European Union procurement law?
Have you reported on political campaigns?
What are your salary expectations?
What salary do you expect for this role?
How much would you like to earn?
Have you run payroll for more than 200 people?
Have you handled workers' compensation claims for an insurer?
Which salary bands did you introduce as a manager?
What was the largest budget that you were responsible for?
Have you led gender pay gap reporting?
Do you have a degree in gender studies?
Have you designed women's clothing?
Can you lift 25 kg?
Do you have a driving licence?
When can you start?
When did you last use a TIG welder?
Where are you based?
Which shift are you available for?
Are you comfortable with travelling 50% of the time?
Do you have a birth certificate translator's accreditation?
Have you registered births and deaths at a registry office?
Are you a member of a professional body, such as the Law Society?
Do you have a DBS check for work with children?
How many children were in your group at the last nursery?
Have you coached under-12 teams?
Which blood types did your laboratory test for?
Are you a qualified midwife?
Have you supported pregnant women in labour?
Have you covered a maternity leave before?
Do you have clinical experience in depression treatment?
Have you assessed disability claims?
What did you earn your degree in?
How much did you earn for your company last year?
Have you worked with race cars?
Which race did your team win?
What made you apply?
Do you have a mental health first aider certificate?
Haben Sie Erfahrung mit Menschen mit Behinderung?
Haben Sie Kinder im Alter von drei bis sechs betreut?
Haben Sie eine Ausbildung in der Gesundheits- und Krankenpflege?
Können Sie Fehler an Antrieben diagnostizieren?
Sind Sie mindestens 18 Jahre alt?
Was möchten Sie verdienen?
Welche Gehaltsvorstellung haben Sie?
Haben Sie Lohnabrechnungen erstellt?
Haben Sie mit Betriebsräten verhandelt?
Haben Sie in einer Kirche als Organist gearbeitet?
Möchten Sie mit Kindern arbeiten?
Haben Sie einen Führerschein der Klasse B?
Avez-vous déjà encadré des enfants ?
Combien d'années d'expérience avez-vous ?
Avez-vous un diplôme d'infirmier en santé mentale ?
Quelles sont vos prétentions salariales ?
Avez-vous travaillé avec des personnes en situation de handicap ?
¿Cuántos años de experiencia tienes?
¿Tiene experiencia con niños?
¿Cuánto te gustaría ganar?
¿Tienes carnet de conducir?
Ha esperienza con bambini?
Quanti anni di esperienza ha?
Heeft u ervaring met kinderen?
Wat wilt u verdienen?
Ile ma Pan lat doświadczenia?
Ile chciałby Pan zarabiać?
Czy ma Pani doświadczenie w pracy z dziećmi?
Você tem experiência com crianças?
Quantos anos de experiência você tem?
`

const unlawful: Readonly<Record<Ground, string>> = {
  age: `
When were you born?
How old are you?
What is your age?
Age
Date of birth (dd/mm/yyyy)
What year were you born in?
What’s your date of birth?
Are you under 35?
Are you over 50?
Are you between 25 and 35 years old?
Which age group do you belong to?
When do you plan to retire?
How many years until your retirement?
Are you a millennial?
Were you born before 1980?
When is your birthday?
Wie alt sind Sie?
Wann sind Sie geboren?
Bitte nennen Sie Ihr Geburtsdatum.
In welchem Jahr wurden Sie geboren?
Wie alt bist du?
Quel âge avez-vous ?
Quelle est votre date de naissance ?
En quelle année êtes-vous né ?
¿Cuántos años tienes?
¿Cuándo naciste?
Quanti anni ha?
Hoe oud bent u?
Wat is uw geboortedatum?
Ile ma Pani lat?
Quantos anos você tem?
`,
  family: `
Do you plan to have a baby?
Do you have children?
Do you have any kids at home?
How many children do you have?
Are you married?
Are you married or single?
Are you pregnant?
Are you planning to start a family?
Would you like to have children one day?
Are you thinking of having another child soon?
What is your marital status?
Marital status
Who looks after your children while you work?
What does your husband do?
Is your wife happy with you travelling?
Are you a single parent?
Do you have family commitments?
Do you want kids?
Will you take maternity leave in the next two years?
Have you ever been pregnant?
What is your maiden name?
Are you trying for a baby?
When are you going to get married?
Haben Sie Kinder?
Sind Sie schwanger?
Sind Sie verheiratet?
Möchten Sie Kinder bekommen?
Planen Sie, eine Familie zu gründen?
Wie ist Ihr Familienstand?
Wer betreut Ihre Kinder?
Avez-vous des enfants ?
Êtes-vous enceinte ?
Souhaitez-vous avoir des enfants ?
¿Está casada?
¿Tiene hijos?
¿Piensa tener hijos?
È sposata?
Ha figli?
Bent u getrouwd?
Heeft u kinderen?
Wilt u kinderen krijgen?
Czy ma Pani dzieci?
Czy planuje Pani dziecko?
Você tem filhos?
Pretende ter filhos?
`,
  health: `
Do you have a disability?
Do you have any medical conditions?
Do you have any health problems we should know about?
How many sick days did you take last year?
How is your health?
Are you disabled?
Have you been diagnosed with a mental illness?
Have you ever been treated for depression?
Have you ever had cancer?
Do you take any medication?
Are you HIV positive?
Do you suffer from back pain?
Have you ever seen a psychiatrist?
Have you ever filed a workers' compensation claim?
How often were you off sick?
Are you vaccinated?
Do you smoke?
Is there any medical reason why you could not do this work?
What is your medical history?
Sind Sie schwerbehindert?
Haben Sie chronische Krankheiten?
Wie viele Krankheitstage hatten Sie im letzten Jahr?
Nehmen Sie Medikamente?
Êtes-vous en bonne santé ?
Avez-vous un handicap ?
¿Tiene alguna discapacidad?
¿Padece alguna enfermedad?
Soffre di allergie?
Heeft u een handicap?
Czy ma Pan orzeczenie o niepełnosprawności?
Você tem alguma doença?
`,
  religion: `
What is your religion?
Which church do you attend?
Are you a Muslim?
Are you a practising Catholic?
Do you believe in God?
Do you go to church?
Do you wear a headscarf?
Which religious holidays do you observe?
Does your religion stop you from working on Saturdays?
Religion
Welcher Konfession gehören Sie an?
Sind Sie evangelisch?
Gehen Sie in die Kirche?
Quelle est votre religion ?
¿Es usted católico?
Lei è cattolica?
Bent u moslim?
Jakiego jest Pani wyznania?
Qual é a sua religião?
`,
  origin: `
Where are you from?
Where are you originally from?
Where were you born?
What is your nationality?
What is your country of birth?
What is your ethnicity?
Race / ethnicity
What is your mother tongue?
Are you a native English speaker?
Is English your first language?
Where are your parents from?
Where does your surname come from?
Are you an immigrant?
How long have you lived in this country?
Woher kommen Sie?
Woher kommen Ihre Eltern?
Welche Staatsangehörigkeit haben Sie?
Haben Sie einen Migrationshintergrund?
D'où venez-vous ?
Quelle est votre nationalité ?
¿De dónde es usted?
¿Dónde nació?
Di dove è?
Waar komt u vandaan?
Skąd Pani pochodzi?
De onde você é?
`,
  gender: `
What is your gender?
Gender
Are you a man or a woman?
Are you gay?
What is your sexual orientation?
Do you identify as transgender?
Welches Geschlecht haben Sie?
Sind Sie homosexuell?
Quelle est votre orientation sexuelle ?
¿Cuál es su orientación sexual?
Qual è il suo orientamento sessuale?
Wat is uw geslacht?
`,
  politics: `
Are you a member of a trade union?
Have you ever been a member of a union?
Do you belong to a union?
Would you join a union here?
Who did you vote for?
Which party do you support?
What are your political views?
Have you ever been on strike?
What do you think of unions?
Sind Sie Mitglied einer Gewerkschaft?
Sind Sie in einer Partei?
Welche Partei wählen Sie?
Êtes-vous syndiqué ?
Êtes-vous membre d'un syndicat ?
¿Está afiliado a algún sindicato?
È iscritto a un sindacato?
Bent u lid van een vakbond?
Czy należy Pan do związku zawodowego?
`,
  pay: `
What is your current salary?
What was your last salary?
What do you earn at the moment?
How much do you earn?
How much did you make in your last job?
How much are you paid now?
What is your salary?
What was your pay at your previous company?
Please state your current CTC.
Salary history
What is your present annual gross income?
How much does your current employer pay you?
Attach your last three payslips.
Did you earn more than 50,000 a year?
What were your earnings last year?
Wie hoch ist Ihr aktuelles Gehalt?
Was verdienen Sie derzeit?
Was haben Sie zuletzt verdient?
Wie viel verdienst du?
Quel est votre salaire actuel ?
Combien gagnez-vous ?
¿Cuál es tu salario actual?
¿Cuánto gana?
Quanto guadagna?
Qual è la sua RAL attuale?
Wat is uw huidige salaris?
Hoeveel verdient u?
Ile Pan obecnie zarabia?
Qual é o seu salário atual?
Quanto você ganha?
`,
}

const linesOf = (text: string) => text.trim().split('\n')

test.for(linesOf(lawful))('is allowed: %s', (question) => {
  expect(judgeQuestion(question)).toBeNull()
})

test.for(
  (Object.keys(unlawful) as Ground[]).flatMap((ground) =>
    linesOf(unlawful[ground]).map((line) => [ground, line] as const),
  ),
)('is refused as a question about %s: %s', ([ground, question]) => {
  expect(judgeQuestion(question)).toBe(ground)
})

test('options that describe a person are judged if the question is about the person', () => {
  expect(judgeQuestion('Which of these describes you?', ['Married', 'Single', 'Divorced'])).toBe('family')
  expect(judgeQuestion('You are', ['Male', 'Female'])).toBe('gender')
  expect(judgeQuestion('Which wards have you worked on?', ['Male', 'Female'])).toBeNull()
  expect(judgeQuestion('Which of these can you answer with yes?', ['I have a licence', 'Do you have children?'])).toBe(
    'family',
  )
})
