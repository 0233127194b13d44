import type { OccupationQuestions } from './occupation'

/** Points written without sight of the answers. */
export const englishQuestions2: readonly OccupationQuestions[] = [
  {
    id: 'electrician',
    language: 'en',
    title: 'Electrician for building installation',
    requirements: ['wiring', 'testing', 'safety rules'],
    questions: [
      {
        text: 'How do you make sure that a circuit is dead before you work on it?',
        kind: 'technical',
        expectedPoints: [
          'Isolates and locks: isolate / lock off / padlock / main switch / pull fuse / breaker / MCB / key in pocket / isolator / hasp / lockout / fuse out',
          'Warns the others: warning tag / label / danger sign / caution notice / tell occupants / tell customer / permit / inform others / tape over / warning sign',
          'Proves with the right tester: voltage tester / two-pole / proving unit / approved tester / GS38 / test lamp / known source / not multimeter / volt stick / prove tester / tester again / neon',
          'Tests every conductor: line to neutral / line to earth / neutral to earth / all phases / each conductor / three phases / borrowed neutral / second supply / back-feed / solar / capacitors / generator',
        ],
      },
      {
        text: 'Tell me about a fault that was hard to find.',
        kind: 'behavioural',
        expectedPoints: [
          'Splits it up: split circuit / halved / junction box / disconnected / unplugged / section by section / midpoint / isolated ring / broke ring / room by room / removed load / swapped breaker',
          'Measures: insulation test / megger / continuity / loop impedance / multimeter / clamp meter / megohms / resistance / thermal camera / cable tracer / wiggle',
          'Comes to a real culprit: nail / screw / damp / loose neutral / borrowed neutral / mouse / chewed / crushed cable / water ingress / loose terminal / drilled / broken strand',
          'Repairs and proves it: retested / new cable / replaced socket / certificate / remade joint / photo / charged / customer shown / overnight / labelled / drawing updated / torqued',
        ],
      },
      {
        text: 'A residual current device trips every few hours in a flat. How do you go about it?',
        kind: 'situational',
        expectedPoints: [
          'Asks what runs then: fridge / freezer / defrost / boiler / washing machine / immersion / rain / outside light / cooker / heating element / dishwasher / diary',
          'Separates: unplug / each circuit / disconnect / switch off breakers / split load / neutral out / elimination / divide / overnight / swap circuits / half breakers / borrowed neutral',
          'Measures: insulation resistance / earth leakage / clamp meter / ramp test / milliamps / megger / megohm / neutral to earth / five hundred volts / standing leakage / cumulative',
          'Keeps the protection: never bypass / not bridge / no bypass / RCBO / replace element / replace RCD / shock / certificate / tell tenant / warn / landlord / nuisance',
        ],
      },
      {
        text: 'Tell me about a customer who wanted something done that was against the rules.',
        kind: 'behavioural',
        expectedPoints: [
          'Refuses and names the danger: refused / fire / shock / electrocuted / regulations / bathroom zone / insurance / illegal / liable / not sign / lose licence / overload',
          'Offers a permitted way: permitted / alternative / RCD / armoured cable / extra circuit / quote / ip-rated / proper earth / isolator / outside zone / thicker cable / same effect',
          'Stands by it: in writing / email / noted / walked away / dangerous notice / certificate / foreman / boss / disconnected / left site / network operator / lost job',
          'Says how it ended: relented / accepted / other electrician / signed quote / signed / paid extra / recommended / still unsafe / inspector / sketch / showed photo',
        ],
      },
    ],
  },
  {
    id: 'inside-sales',
    language: 'en',
    title: 'Sales representative to business customers',
    requirements: ['finding customers', 'negotiating', 'customer database'],
    questions: [
      {
        text: 'Tell me about a deal that you won although you were behind.',
        kind: 'behavioural',
        expectedPoints: [
          "Finds who and what decides: decision maker / who decides / plant manager / real need / asked why / champion / their pain / downtime / competitor's weakness / buying criteria / finance director / end users",
          'Lets them see it: trial / sample / pilot / reference customer / site visit / payback / ROI / demo / test order / calculation / case study / proof of concept',
          'Changes the offer, not only its price: delivery time / lead time / payment terms / service contract / warranty / spare parts / consignment stock / split order / training included / fixed price / local support / buyback',
          'Closes: signed / purchase order / decision date / next step / final round / kept margin / rang back / board meeting / renewed / order value / shortlist / follow-up',
        ],
      },
      {
        text: 'A customer says that your price is a fifth too high. What do you do?',
        kind: 'situational',
        expectedPoints: [
          "Asks compared with what: compared to / which competitor / compared with / other quote / comparable / budget / what's included / whose offer / target figure / volume / specification / per unit",
          'Counts the whole cost: total cost / lifetime / downtime / freight / scrap / warranty / service visits / savings / payback / lead time / breakdowns / cost per',
          'Gives only for something: in return / longer contract / bigger order / payment terms / upfront / smaller package / strip out / phased / reference / annual commitment / free delivery / drop option',
          'Knows the limit: walk away / floor / margin / no discount / my boss / approval / silence / pause / hold firm / not panic / justify / lowest',
        ],
      },
      {
        text: 'Tell me about a customer you lost. Why, and what did you do then?',
        kind: 'behavioural',
        expectedPoints: [
          'Knows the real reason: late deliveries / competitor / new buyer / dearer / complaint / stopped ordering / poor quality / insolvency / neglected / went quiet / contact left / wrong invoices',
          'Owns a part: my mistake / I missed / ignored / warning signs / took for granted / blamed / overpromised / rarely visited / single contact / assumed / my fault',
          'Parts well and tries again: exit call / rang him / exit interview / clean handover / quarterly review / win back / won back / second contact / CRM reminder / door open / visit plan / account plan',
          'Sees it sooner since: order pattern / drop in orders / red flag / every quarter / renewal date / three months / early warning / returned / small order / other accounts / churn',
        ],
      },
      {
        text: 'How do you decide which of a hundred new contacts to call first?',
        kind: 'technical',
        expectedPoints: [
          'Ranks by fit: industry / sector / company size / employees / turnover / similar customers / ideal customer / region / machine park / existing customers / fits profile / ICP',
          'Looks for a reason to buy now: tender / hiring / second site / expansion / contract expires / trade fair / downloaded / opened email / inbound / requested quote / website visit / funding',
          'Looks for the right person: decision maker / purchasing / works manager / linkedin / referral / switchboard / buyer / budget holder / managing director / warm / direct line / mutual',
          'Works the list in batches: score / A B C / CRM / ten a day / batches / top twenty / follow-up / hit rate / conversion / park rest / duplicates / time block',
        ],
      },
    ],
  },
  {
    id: 'head-cook',
    language: 'en',
    title: 'Head cook of a restaurant',
    requirements: ['menu costing', 'food safety', 'leading a kitchen'],
    questions: [
      {
        text: 'A delivery of fish arrives at nine degrees. What do you do?',
        kind: 'technical',
        expectedPoints: [
          'Measures for oneself: probe / thermometer / core temperature / several boxes / between fillets / calibrated / second box / ice melted / gills / smell / van temperature / data logger',
          "Refuses it: send back / reject / refuse / not accept / not sign / return / bin / quarantine / separate / don't refreeze / send driver / not cook",
          'Writes it down and calls the supplier: docket / HACCP / logbook / photo / credit note / ring supplier / goods-in sheet / corrective action / complaint / supplier audit / change supplier / driver signature',
          'Saves the menu: replacement / second supplier / market / off menu / eighty-six / brief waiters / trout / special / meat instead / redelivery / front of house / frozen stock',
        ],
      },
      {
        text: 'Tell me about a service that nearly broke down. How did you get it back?',
        kind: 'behavioural',
        expectedPoints: [
          'Takes the pass: the pass / called checks / tickets / dockets / table by table / expedite / all-day / fire table / one voice / reordered / calling tickets / stopped everyone',
          'Slows what comes in: stop seating / hold orders / walk-ins / short menu / eighty-six / front of house / ten minutes / paused orders / waiters / starters first / reduced menu / bar drinks',
          'Moves hands: jumped on / grill / pot wash / swapped sections / commis / sauté / plating / sous chef / apprentice / fryer / cold section / rang in',
          'Looks after guests and the next night: dessert on house / free drinks / comped / mise en place / prep list / debrief / spare part / backup / booking limit / staggered / apologised / free dessert',
        ],
      },
      {
        text: 'How do you bring the cost of goods down without guests noticing it?',
        kind: 'technical',
        expectedPoints: [
          'Weighs and counts each dish: recipe cards / portion / scales / weigh / yield / food percentage / spreadsheet / inventory / stocktake / gram / calculate dish / margin',
          'Wastes less: bin / trimmings / bones / leftovers / staff meal / peelings / waste sheet / shelf life / FIFO / soup / overproduction / stock pot',
          'Buys better: season / whole fish / whole animal / cheaper cut / supplier quotes / bulk / market price / local farm / second supplier / order sheet / delivery check / shoulder',
          'Shapes the menu: menu engineering / fewer dishes / slow sellers / garnish / side dish / specials / best sellers / vegetarian / smaller plate / swap / cross-use / blind tasting',
        ],
      },
      {
        text: 'Two of your best cooks no longer speak to each other. What do you do?',
        kind: 'situational',
        expectedPoints: [
          'Hears each alone: separately / after service / in private / office / coffee / own version / not in front / alone / before shift / both sides',
          'Finds what is behind it: rota / overtime / tips / promotion / sous position / holiday / jealousy / section / credit / private quarrel / insult / money',
          'Sets a rule for service: the pass / call outs / yes chef / hot behind / during service / allergens / orders repeated / not friends / service rule / knives',
          'Follows up with consequences: same table / swap sections / different shifts / written warning / two weeks / owner / agreement / shake hands / consequences / pair up / mediator / tasting together',
        ],
      },
    ],
  },
]
