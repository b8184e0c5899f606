import { describe, expect, it } from 'vitest'
import { MADE } from '../fixtures.ts'
import { compile } from './compile.ts'
import { PLOTS } from './content.ts'
import { readPremise } from './premise.ts'

const read = (title: string, description: string) => readPremise({ ...MADE[0]!, title, description })
const callsOf = (title: string, description: string, plot: string) =>
  compile({ ...MADE[0]!, title, description }, 3, plot).quest.people.map((person) => person.call)

describe('readPremise', () => {
  it('takes whoever writes the card of themselves for the client, and what is theirs for theirs', () => {
    const card =
      'Every year the dragon Vessmir takes a name. This year it took my daughter. I am Hobb the miller. Find my daughter before the harvest bells.'
    const premise = read('The Dragon Who Hoards Names', card)
    expect(premise.client).toMatchObject({ call: 'Hobb', asks: true })
    expect(premise.subject.noun).toBe('Hobb’s daughter')
    expect(premise.goal).toBe('find Hobb’s daughter before the harvest bells')
    expect(premise.motifs.find((m) => m.kind === 'beast')).toMatchObject({ noun: 'the dragon', called: 'Vessmir' })
    expect(read('Us', 'I am Hobb the miller. Help me before I die.').goal).toBeUndefined()
  })

  it('takes nobody for lost because something else is', () => {
    const living = (card: string) => read('Orbit', card)
    const { client, people } = living(
      'Juno and Marek were to be married, but the ring is missing and Marek will not speak.',
    )
    expect([client, ...people].map((p) => p?.call)).toContain('Marek')
    const mayor = living('Mayor Ines Vale says the mine is hers, and the deed is lost.')
    expect([mayor.client, ...mayor.people].map((p) => p?.call)).toContain('Mayor Vale')
  })

  it('knows a name by the trade before it', () => {
    const { client, people } = read('Sheep', 'The sheep are vanishing. The shepherd Bram swears that it was no wolf.')
    expect([client, ...people].map((p) => p?.call)).toContain('Bram')
    expect(read('Ink', 'They have hanged the printer and the clockmaker Ines Vale.').client?.name).toBe('Ines Vale')
    expect(read('Ink', 'The printer Tuesday hanged is not dead.').client).toBeUndefined()
  })

  it.each([
    ['You are the captain of the watch and you have until dawn.', 'the captain of the watch'],
    ['You are a disgraced knight. Ride.', 'a disgraced knight'],
    ['You’re an old thief who owes money.', 'an old thief'],
    ['You are not alone here. You are being watched.', undefined],
  ])('reads what the hero is in “%s”', (description, role) => {
    expect(read('Siege', description).role).toBe(role)
  })

  it('gives the author’s order to the client, and to the plot its own term', () => {
    const { quest } = compile(
      { ...MADE[0]!, description: 'The egg is gone. Find the egg before dawn.' },
      3,
      'the-empty-bed',
    )
    expect(quest.opening.join(' ')).toContain('find the egg, it said, before')
    expect(quest.goal).toBe('find the egg before dawn')
  })

  it('finds what was lost, who speaks of it and where', () => {
    const premise = readPremise(MADE[0]!)
    expect(premise.subject).toMatchObject({ type: 'carried', noun: 'the priceless sapphire' })
    expect(premise.client).toMatchObject({ call: 'Lady Ashcombe', pron: 'she' })
    expect(premise.house).toBe('Dunmore Hall')
  })

  it.each([
    ['Fog', 'My grandfather never came home.', 'person', 'your grandfather'],
    ['Where Oma Went', 'Oma said she was only going to feed the ducks.', 'person', 'Oma'],
    ['The Missing Grandmother', 'She left the stove on.', 'person', 'the grandmother'],
    ['Grandmother Is Missing', 'My grandmother Agathe went out and did not come home.', 'person', 'Agathe'],
    [
      'Vote',
      'All say No; and Dr. Amaka Ruhl, who cast one of them, has been dead for weeks.',
      'matter',
      'the death of Dr. Amaka Ruhl',
    ],
    ['who stole the violin', 'somebody took the old violin. find it!', 'carried', 'the old violin'],
    ['Who Took It?', 'Dexter Quill stole my Guarneri violin.', 'carried', 'your Guarneri violin'],
    ['Heist', 'Steal a dragon egg from the king.', 'carried', 'the dragon egg'],
    ['dragon stole my cow', 'dragon stole my cow lol', 'alive', 'your cow'],
    ['The Bridge That Takes Names', 'The bridge takes a memory from everyone.', 'matter', 'the bridge'],
    ['The Lamps', 'The lamp-lighter leaves one lamp unlit. Find out who writes the letters.', 'matter', 'the lamps'],
    ['Vault Nine', 'There is a light on in Vault Nine.', 'matter', 'the light'],
    ['Biscuit', 'My dog Biscuit is lost. He is small and brown.', 'alive', 'your dog'],
    ['Wed', 'The King wants his daughter Elowen to marry. She has run away.', 'person', 'Elowen'],
    ['Thunder', 'The god of thunder has lost his hammer.', 'carried', 'the hammer'],
    ['Mother', 'My mother has been replaced.', 'matter', 'your mother'],
    ['the cat knows', 'my cat started talking', 'matter', 'your cat'],
    ['Symphony', 'Anton Weiss died at his piano with one bar missing.', 'matter', 'the death of Anton Weiss'],
    ['Room 13', 'There is no room 13, but someone in it knocks.', 'matter', 'room 13'],
    ["The Senator's Shadow", 'It runs for office.', 'matter', 'the senator’s shadow'],
    ['x', 'y', 'matter', 'this business'],
  ])('reads “%s”', (title, description, type, noun) => {
    expect(read(title, description).subject).toMatchObject({ type, noun })
  })

  it.each([
    ['The egg is gone. Find it before my father wakes!', 'find the egg before your father wakes'],
    ['The egg is gone. Nobody knows where.', undefined],
    ['We need to know what it means before they cut her up.', 'find out what it means before they cut her up'],
    ['Kira Vox woke up with another memory. Help her.', 'help Kira Vox'],
    ['THE EGG IS GONE. THE WITCH MORGANA DID IT. STOP HER!', 'stop Morgana'],
    ['I am Ines Duarte, the conductor, and I need you to find out who before we reach the tunnel.', 'find out who'],
    ['Dexter Quill stole my violin. I want it back by tonight.', 'get your violin back by tonight'],
  ])('takes “%s” for its goal', (description, goal) => {
    expect(read('Heist', description).goal).toBe(goal)
  })

  it('gives every named person a part', () => {
    const calls = callsOf(
      'The Sapphire',
      'Lady Ashcombe, Colonel Pike and Nurse Adams all deny it. The sapphire is gone.',
      'the-empty-bed',
    )
    for (const name of ['Lady Ashcombe', 'Colonel Pike', 'Nurse Adams']) expect(calls).toContain(name)
  })

  it('takes offices and times for no names', () => {
    expect(read('T', 'Since the Long Winter the Prefect of Police rules in Port Sable.')).toMatchObject({
      client: undefined,
      people: [],
      town: 'Port Sable',
    })
  })

  it.each([
    ['Night after night a hound scratches at the door of Marrow Farm.', 'Marrow Farm'],
    ['There is a light on in Vault Nine. Vault Nine has been dead for years.', 'Vault Nine'],
    ['The priestess of the Second Tide says nothing.', undefined],
    ['The survey ship Halcyon came home. The freighter Bright Anna did not.', undefined],
  ])('takes places and vessels in “%s” for no people', (description, house) => {
    expect(read('T', description)).toMatchObject({ client: undefined, people: [], suspect: undefined, house })
  })

  it('lets nobody who is dead or gone live in the cast', () => {
    const finch = 'Miss Clara Finch died last winter. Her diary is missing. Mrs. Thornbury would like it.'
    expect(read('The Diary', finch).client?.call).toBe('Mrs. Thornbury')
    expect(callsOf('The Diary', finch, 'the-packet').join()).not.toContain('Finch')
    const oma = 'My grandmother Agathe went to the market and did not come home.'
    expect(callsOf('Grandmother Is Missing', oma, 'the-house-with-two-doors').join()).not.toContain('Agathe')
  })

  it('knows whom the author calls a thief, and who threatens', () => {
    expect(read('Gold', 'Sheriff Boone has stolen the gold of Dry Creek.').suspect?.call).toBe('Sheriff Boone')
    const debt = read('Debt', 'My father owed Judge Amos Thorne. The Judge has come for the ranch.')
    expect(debt).toMatchObject({ client: undefined, suspect: { call: 'Judge Thorne' } })
    expect(read('Will', 'The will was forged by his brother Edgar.').suspect?.call).toBe('Edgar')
    expect(read('Pages', 'Mrs. Thornbury wants the pages back.').suspect?.call).toBe('Mrs. Thornbury')
  })

  it('knows who has sent for the hero', () => {
    const card = 'Tobias Crane finds letters to himself. His sister Maud has hired you. Osric Vane laughs.'
    expect(read('Letters', card)).toMatchObject({ client: { call: 'Maud', pron: 'she' } })
  })

  it.each([
    ['Captain Inga Sorensen says so. The Captain is sure.', 'she'],
    ['Judge Amos Thorne has hired you.', 'he'],
    ['Doc Perrin Ashby has hired you, and his dog.', 'he'],
  ])('takes the pronoun from “%s”', (description, pron) => {
    expect(read('T', description).client?.pron).toBe(pron)
  })

  it('goes on with any plot that a story was begun with, whatever it reads now', () => {
    const cards = ['My sister never came home.', 'It cracks.', 'The dog is lost.', 'The book is gone.']
    for (const plot of PLOTS) {
      for (const description of cards) {
        expect(compile({ ...MADE[0]!, title: 'The Bridge', description }, 3, plot.plot).plot).toBe(plot.plot)
      }
    }
  })
})

describe('a noun of the card', () => {
  it('is nobody else’s by-name', () => {
    const card = 'The keeper of the Cold Ness lighthouse has vanished. Find the keeper.'
    const { quest } = compile({ ...MADE[0]!, title: 'The Light', description: card }, 5, 'the-kindest-house')
    expect(quest.people.flatMap((p) => p.alias ?? [])).not.toContain('keeper')
    expect(quest.people.flatMap((p) => p.alias ?? [])).toContain('nurse')
  })
})
