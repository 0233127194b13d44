import type { OccupationQuestions } from './occupation'

/** Points written without sight of the answers. */
export const englishQuestions1: readonly OccupationQuestions[] = [
  {
    id: 'payroll-clerk',
    language: 'en',
    title: 'Payroll clerk',
    requirements: ['payroll runs', 'tax and deductions', 'payroll software'],
    questions: [
      {
        text: "Tell me about a time when someone's pay was wrong. What did you do?",
        kind: 'behavioural',
        expectedPoints: [
          'Traces it to the source: payslip / timesheet / tax code / overtime rate / keyed / mistyped / clocking / contract rate / pension deduction / starter form / emergency tax / unpaid leave',
          'Puts the money right at once: faster payment / bank transfer / advance / bacs / off-cycle / supplementary run / arrears / manual cheque / underpaid / overpaid / recalculated / refunded',
          'Faces the employee: apologised / rang her / breakdown / repayment plan / instalments / corrected payslip / showed figures / rent / hardship / explained deduction / in writing',
          'Looks for others and stops a repeat: others affected / exception report / starter checklist / second pair / four eyes / cut-off / HR form / validation / audit trail / variance report / rate table / same error',
        ],
      },
      {
        text: 'Tell me about a month-end that nearly went past its deadline. How did you get it done?',
        kind: 'behavioural',
        expectedPoints: [
          'Sorts by what cannot move: bacs cut-off / bank file / payday / submission / RTI / FPS / tax filing / journals later / salaried first / payment date / net wages / processing day',
          'Gets the missing data: timesheets / chased managers / late hours / rang sites / estimated hours / missing starters / upload / reimport / absence data / interface failed / chased / signed sheets',
          'Keeps the checks in the hurry: variance / control totals / reconciled / headcount / spot check / gross to net / second pair / negative net / dummy run / sampled / signed off',
          'Makes the next one earlier: earlier cut-off / calendar / reminder / trial run / backup person / cross-trained / template / automated import / escalation / written procedure / buffer / weekly collection',
        ],
      },
      {
        text: 'A manager asks you to tell him what a colleague of his earns. What do you do?',
        kind: 'situational',
        expectedPoints: [
          "Declines plainly: confidential / data protection / GDPR / refuse / decline / not disclose / privacy / private / not allowed / can't share / not authorised / politely",
          'Finds the need behind it: reason / purpose / own salary / raise / pay review / budget planning / cost centre / recruitment / underpaid / unfair / fairness / benchmark',
          'Shows the proper way: HR / pay bands / salary range / grade / official request / in writing / total cost / HR partner / published scale / his director / access rights / band',
          'Holds when pressed: file note / my supervisor / payroll lead / report it / even director / breach / disciplinary / lose trust / same rule / insists / log it / escalate',
        ],
      },
      {
        text: 'How do you check a payroll run before you release the payments?',
        kind: 'technical',
        expectedPoints: [
          "Compares with the month before: variance / last month's / previous period / percent / tolerance / difference report / headcount / prior month / swing / movement / trend / month on month",
          'Looks at exceptions: starters / leavers / negative net / zero net / bank details / duplicate account / overtime spikes / sick leave / maternity / high earners / rate changes / emergency tax',
          'Ties the totals: gross to net / control totals / reconcile / bank file / general ledger / journal / hash total / pension total / tax liability / cost centre / trial balance / sum agrees',
          'Never passes it alone: four eyes / sign-off / sign off / second person / approver / authorise / segregation / finance manager / dual approval / sample payslips / recalculate by hand / audit trail',
        ],
      },
    ],
  },
  {
    id: 'site-reliability-engineer',
    language: 'en',
    title: 'Site reliability engineer',
    requirements: ['incident response', 'Kubernetes', 'monitoring'],
    questions: [
      {
        text: 'Tell me about an outage you handled. What did you do, from the first alert on?',
        kind: 'behavioural',
        expectedPoints: [
          'Stops the bleeding: rolled back / rollback / failed over / failover / feature flag / drained / shed load / scaled up / restarted pods / reverted / rate limit / traffic shift',
          'Reads what broke: grafana / dashboard / logs / traces / kubectl / error rate / connection pool / disk full / certificate expired / OOM / recent deploy / DNS',
          'Runs the incident: status page / incident commander / incident channel / paged / on-call / war room / acknowledged / severity / bridge call / scribe / timeline / sev',
          'Makes it rarer: postmortem / blameless / runbook / action items / load test / canary / capacity / chaos / quota / missing monitor / guardrail / time to recover',
        ],
      },
      {
        text: 'Tell me about a piece of manual work in operations that you got rid of.',
        kind: 'behavioural',
        expectedPoints: [
          'Counts the toil: toil / hours week / tickets / error-prone / pages / every release / forty minutes / clicking / copy-paste / interrupts / woke up / logged hours',
          'Builds it: script / terraform / ansible / pipeline / cron job / controller / self-service / argo / gitops / python / helm / bot',
          'Makes it safe to run: dry run / idempotent / rollback / canary / staging / pull request / rate limit / audit log / approval step / unit tests / kill switch / small batches',
          'Says what became of it: minutes instead / zero tickets / handed over / docs / other teams / freed / saved hours / nobody touches / adopted / fewer pages / deleted runbook',
        ],
      },
      {
        text: 'After a deployment, one in twenty requests times out. How do you find out why?',
        kind: 'technical',
        expectedPoints: [
          'Narrows where: pod / node / single replica / endpoint / zone / by version / percentile / p99 / customer segment / canary / five percent / shard',
          'Reads the evidence: traces / jaeger / logs / kubectl / flame graph / histogram / slow query / span / grafana / tcpdump / correlation id / profiler',
          'Knows the usual suspects: connection pool / throttling / cpu limit / readiness probe / DNS / garbage collection / retries / thread pool / keepalive / lock / downstream / memory limit',
          'Compares with the old and protects users: diff / roll back / rollback / previous version / bisect / feature flag / config change / reproduce / cordon / drain / load balancer / traffic shift',
        ],
      },
      {
        text: 'A team wants to release on Friday evening, and its error budget is used up. What do you do?',
        kind: 'situational',
        expectedPoints: [
          'Holds to the agreement: freeze / written policy / SLO / monday / not ship / agreed rule / block / burn rate / reliability first / veto / gate / refuse',
          'Asks what is in it: security fix / hotfix / bug fix / revenue / legal date / data loss / customer promise / blast radius / can wait / who needs / how urgent / business reason',
          'Offers a safer way: canary / feature flag / rollback plan / dark launch / one percent / on-call / staged / small slice / tested rollback / on watch / daytime / maintenance window',
          'Takes an exception to its owner: exception / product owner / director signs / escalate / reliability sprint / fix backlog / postmortem / VP / policy review / risk owner / next sprint',
        ],
      },
    ],
  },
  {
    id: 'ward-nurse',
    language: 'en',
    title: 'Nurse on a surgical ward',
    requirements: ['patient observation', 'medication', 'handover'],
    questions: [
      {
        text: 'Tell me about a patient whose condition got worse on your shift. What did you do?',
        kind: 'behavioural',
        expectedPoints: [
          'Sees and measures the signs: blood pressure / pulse / oxygen sats / saturation / early warning / NEWS score / respiratory rate / pale / clammy / drowsy / urine output / drain',
          'Acts at the bed: oxygen / lay flat / legs up / fluids / cannula / sat up / monitor / ECG / stopped infusion / crash trolley / stayed beside / suction',
          'Calls with a clear picture: registrar / SBAR / crash call / outreach / rapid response / bleeped / surgeon / rang doctor / emergency bell / escalated / nurse in charge / senior nurse',
          'Charts it and sees it through: charted / every fifteen minutes / documented / rang family / back to theatre / intensive care / ICU / handed over / rechecked / fluid chart / debrief / antibiotics',
        ],
      },
      {
        text: 'You are about to give a medicine, and the patient says that he always takes half of that. What do you do?',
        kind: 'situational',
        expectedPoints: [
          "Holds it back: hold off / withhold / not administer / stop / wait / put aside / don't dismiss / lock away / omit / pause / thank him",
          'Looks it up: drug chart / prescription / GP list / medication history / home tablets / strength / milligrams / kidney function / blood pressure / wristband / allergies / discharge letter',
          'Goes to who may decide: prescriber / ring doctor / pharmacist / on-call doctor / clarify dose / reconciliation / new order / re-prescribe / confirm dose / consultant / ask wife / GP surgery',
          'Leaves a trace: document / chart reason / incident form / datix / near miss / omission code / handover / explain to him / update chart / correct chart',
        ],
      },
      {
        text: 'Tell me about a handover that went wrong and what you changed.',
        kind: 'behavioural',
        expectedPoints: [
          'Names what was lost: allergy / nil by mouth / fluid restriction / insulin / double dose / missed antibiotic / drain / resuscitation status / blood result / blood thinner / catheter / potassium',
          'Makes the patient safe: rang colleague / informed doctor / rechecked chart / incident form / datix / extra observations / blood sugar / cancelled theatre / duty of candour / told family / apologised / monitored',
          'Hands over in a new way: bedside / SBAR / ISBAR / read back / printed sheet / whiteboard / safety huddle / no interruptions / checklist / drug chart together / quiet room / two nurses',
          'Sees that it holds: audit / ward meeting / taught juniors / trial / ward sister / since then / spot checks / laminated / weeks later / other shift / template / induction',
        ],
      },
      {
        text: 'A relative shouts at you because nobody has come for an hour. How do you respond?',
        kind: 'situational',
        expectedPoints: [
          'Takes the heat out: sorry / apologise / lower voice / let him finish / quiet room / sat beside / name badge / not argue / frightened / eye level',
          'Goes to the patient: pain / painkiller / call bell / observations / toilet / bedside / vital signs / comfortable / drip / water / check patient / straight to bed',
          "Says what follows, and keeps it: ten minutes / busy emergency / explain delay / doctor's round / keep promise / update / contact person / real reason / short-staffed / realistic / when doctor",
          'Knows the limit: security / step back / exit / nurse in charge / PALS / complaint / incident form / zero tolerance / colleague nearby / door open / threat / document',
        ],
      },
    ],
  },
]
