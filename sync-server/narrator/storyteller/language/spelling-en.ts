/** Misspellings that are more than one letter away from what they mean, or too short to be told by their letters. */
const TYPOS: ReadonlyMap<string, string> = new Map(
  (
    'teh the,wana wanna,hoem home,lookat look at,goto go to,talkto talk to,asl ask,ax ask,hte the,meen mean,pleas please,shud should,cud could,wud would,opin open,trubble trouble,smels smells,sumbody somebody,kichen kitchen,hte the,adn and,nad and,aks ask,ahve have,taht that,waht what,whta what,wich which,whitch which,' +
    'wiching which,thier their,becuase because,becouse because,becos because,definately definitely,recieve receive,wierd weird,' +
    'shoudl should,woudl would,coudl could,tlak talk,tahnk thank,thnk think,fink think,wiv with,wif with,wth with,oepn open,' +
    'lok look,luk look,loko look,llok look,lisen listen,lissen listen,exmaine examine,exmine examine,xamine examine,examin examine,' +
    'pikc pick,tkae take,taek take,giv give,gvie give,sya say,ot to,ti it,fo of,ppl people,pls please,' +
    'pleese please,plese please,sory sorry,srry sorry,hwo how,hwy why,wehre where,wher where,whre where,' +
    'wen when,rite write,leter letter,lettr letter,dor door,doar door,howse house,hous house,sed said,sez says,cos because,' +
    'alot a lot,untill until,tommorow tomorrow,tomorow tomorrow,suspicous suspicious,dissapear disappear,beleive believe,' +
    'freind friend,frend friend,gaurd guard,seperate separate,neccessary necessary,probly probably,prolly probably,' +
    'realy really,sumthing something,somthing something,somethin something,nothin nothing,anythin anything,sumone someone,' +
    'evrything everything,everythin everything,evry every,evryone everyone,peple people,peeple people,muther mother,' +
    'husbend husband,hubsand husband,buisness business,bizness business,knok knock,nock knock,nife knife,' +
    'gost ghost,wisper whisper,wispr whisper,whispr whisper,thret threat,thretten threaten,threten threaten,' +
    'gon gone,goin going,goign going,doin doing,lookin looking,askin asking,talkin talking,tellin telling,hidin hiding,' +
    'lyin lying,tryin trying,nuffin nothing,nuthin nothing,b4 before,w/ with,w/o without,bc because,' +
    "thnks thanks,thankyou thank you,helo hello,hullo hello,gud good,lil little,moar more,yuo you,yoru your,youre you're," +
    'lieing lying,dieing dying,wal wall,wals walls,desc desk,serch search,truht truth,wat what,wht what,' +
    'acuse accuse,acusing accusing,acused accused,cuboard cupboard,cubord cupboard,strenght strength,' +
    'bycicle bicycle,tounge tongue,calender calendar,cemetary cemetery,rember remember,remeber remember,rememeber remember,' +
    'beggining beginning,begining beginning,writting writing,comming coming,runing running,stoping stopping,hiting hitting,' +
    'puting putting,geting getting,siting sitting,sliped slipped,droped dropped,swiming swimming,' +
    'murdurer murderer,murderd murdered,kild killed,killd killed,shoud should,coud could,woud would,wuld would,' +
    'agian again,agin again,allways always,awser answer,anser answer,awnser answer,anwser answer,qustion question,' +
    'queston question,quesiton question,sercet secret,secert secret,stairz stairs,upstares upstairs,downstares downstairs,' +
    'windo window,windoe window,tabel table,chiar chair,chari chair,bely belly,fier fire,watter water,graet great,' +
    'nobdy nobody,noboby nobody,persn person,peice piece,thruogh through,throught through,thoght thought,thougth thought,' +
    'brige bridge,casle castle,sheild shield,sord sword,swrod sword,wierdo weirdo,wepon weapon,weopon weapon,' +
    "dunt don't,dnt don't,wasent wasn't,isent isn't,didint didn't,dident didn't,coudnt couldn't,woudnt wouldn't," +
    "dont don't,doesnt doesn't,didnt didn't,isnt isn't,wasnt wasn't,arent aren't,werent weren't,cant can't,couldnt couldn't," +
    "wouldnt wouldn't,shouldnt shouldn't,hasnt hasn't,havent haven't,hadnt hadn't,wont won't,aint ain't,im I'm,ive I've," +
    "thats that's,whats what's,wheres where's,whos who's,hows how's,heres here's,theres there's,hes he's,shes she's,theyre they're,youve you've,youll you'll"
  )
    .split(',')
    .map((pair) => {
      const words = pair.split(' ')
      return [words[0] ?? '', words.slice(1).join(' ')] as const
    }),
)

/** What a misspelling that everybody makes stands for. */
export const wellKnownTypo = (word: string): string | undefined => TYPOS.get(word)

/** One letter for a whole command, as old games had it. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['l', 'look around'],
  ['x', 'look around'],
  ['z', 'wait'],
  ['n', 'go north'],
  ['s', 'go south'],
  ['e', 'go east'],
  ['w', 'go west'],
  ['ne', 'go northeast'],
  ['nw', 'go northwest'],
  ['se', 'go southeast'],
  ['sw', 'go southwest'],
  ['u', 'go up'],
  ['d', 'go down'],
  ['q', 'quit'],
  ['north', 'go north'],
  ['south', 'go south'],
  ['east', 'go east'],
  ['west', 'go west'],
])
const VERB_LETTERS: ReadonlyMap<string, string> = new Map([
  ['x', 'examine'],
  ['ex', 'examine'],
  ['exam', 'examine'],
  ['l', 'look at'],
  ['t', 'take'],
  ['g', 'get'],
])

/** A command in the letters of old games, written out. */
export function writtenOut(text: string): string {
  const plain = text.toLowerCase().replace(/[.!]+$/, '')
  const whole = COMMANDS.get(plain)
  if (whole) return whole
  const m = /^([a-z]{1,4}) (?:at )?(\S.*)$/i.exec(text)
  const verb = m && VERB_LETTERS.get((m[1] ?? '').toLowerCase())
  return verb ? `${verb} ${m[2]}` : text
}

/** “On the lamp”, “lamp off”, “window open”: what is switched or moved, without its verb. */
export const switched = (text: string): string =>
  text
    .replace(/^nothing[.!]*$/i, 'do nothing')
    .replace(/^lights? (out|off|on)[.!]*$/i, (_all, way: string) => `turn ${/on/i.test(way) ? 'on' : 'off'} the light`)
    .replace(/^(on|off) (the|my|that|this) ([\p{L} -]{3,24})[.!]*$/iu, 'turn $1 $2 $3')
    .replace(/^(?:the )?([\p{L}-]{3,20}) (on|off)[.!]*$/iu, (all, noun: string, way: string) =>
      /^(?:lamps?|lights?|lantern|torch|candles?|gas|fire|radio|heater|machine|engine|kettle|tap|water|stove|gramophone|music)$/i.test(
        noun,
      )
        ? `turn ${way} the ${noun}`
        : all,
    )
    .replace(
      /^(?:the )?(door|window|drawer|box|chest|lid|gate|curtains?|shutters?|safe|bureau|desk|cupboard) (open|shut|closed)[.!]*$/iu,
      (_all, noun: string, how: string) => `${/open/i.test(how) ? 'open' : 'shut'} the ${noun}`,
    )
