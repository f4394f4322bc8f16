/** All wording of the billing page. */

export const costBreakdown = {
  plan: (label: string) => `${label} plan`,
  days: (days: number, monthly: string) => `${days} ${days === 1 ? "day" : "days"} at ${monthly} a month`,
  generations: "Live generations",
  units: (units: string, each: string, plan: string) => `${units} at ${each} each, on ${plan}`,
  caption: (month: string) => `Cost of ${month}`,
  title: (month: string) => `${month} so far`,
  soFar: "So far",
  monthEnd: (total: string) => `With no more live generations, this month costs ${total}.`,
  what: "Item",
  how: "Calculation",
  amount: "Amount",
};

export const invoices = {
  open: "Open",
  paid: "Paid",
  overdue: "Overdue",
  empty: "No invoices yet.",
  caption: "Invoices, newest first",
  period: "Period",
  byOperator: "Issued by the operator",
  generations: (units: string) => `, ${units} generations`,
  status: "Status",
  due: "Due",
  amount: "Amount",
  howToPay: "How to pay",
  payment: {
    preparing: "To be charged",
    no_card: "No card",
    charging: "Being charged",
    retrying: "Declined",
    action_needed: "Confirm",
    failed: "Declined",
    by_hand: "By hand",
  },
  payPage: "Pay on Stripe’s page",
  payNow: "Charge card now",
  charged: "Invoice paid",
  notCharged: "The card was declined again",
};

export const payment = {
  title: "Payment",
  about:
    "Invoices are charged to this card when they are issued. Card details are entered on Stripe’s pages and never reach this service.",
  test: "Test mode",
  none: "No card yet.",
  card: (brand: string, lastFour: string) => `${brand} ending in ${lastFour}`,
  expires: (month: string, year: number) => `Expires ${month}/${year}`,
  add: "Add a card",
  manage: "Manage payment",
  ownersOnly: "Only an owner can change the card.",
  brands: {
    amex: "American Express",
    diners: "Diners Club",
    discover: "Discover",
    jcb: "JCB",
    link: "Link",
    mastercard: "Mastercard",
    unionpay: "UnionPay",
    visa: "Visa",
  } as Readonly<Record<string, string>>,
};

export const page = {
  title: "Billing",
  about: "You pay for live generations. The sandbox is free.",
  loading: "billing",
  thisMonth: "This month",
  invoices: "Invoices",
  invoicesAbout: "Issued on the first of the month for the month before. Due within 14 days.",
};

export const planChoice = {
  request: "Request",
  change: "Switch to",
  requested: (plan: string) => `${plan} requested`,
  changed: (plan: string) => `This workspace is now on ${plan}`,
  title: "Plan",
  ownersOnly: "Only an owner can change the plan.",
  needsCard: "Pro and Agency need a card. Add one under Payment first.",
  requestAbout:
    "Your operator approves or declines the request. Nothing changes until then. The answer appears on this page.",
  replacesRequest: " This replaces your earlier request.",
  effect: "The new plan applies from your next request. This month is charged pro rata.",
  freeEffect:
    "On Free, the API keys of this workspace stop working until you return to Pro or Agency. Projects and brands stay.",
  costNow: "If you switch now, this month costs",
  costLater: (current: string, monthly: string) =>
    `instead of ${current}, including live generations so far. From next month you pay ${monthly} a month`,
  costEach: (each: string) => ` and ${each} for each live generation`,
  withKeys: "API keys for sandbox and live",
  withoutKeys: "Playground only, no API keys",
  quota: (quota: string) => `${quota} live generations a month`,
  sandboxOnly: "Sandbox only",
  each: (each: string) => `${each} per live generation`,
  generationRate: (rate: string) => `${rate} generations a minute`,
  otherRate: (rate: string) => `${rate} other requests a minute`,
  aMonth: "a month",
  current: "Current",
};

export const planRequest = {
  dismiss: "Dismiss",
  withdraw: "Withdraw",
  declined: (wish: string) => `Your operator declined ${wish},`,
  pending: (wish: string) => `An owner requested ${wish},`,
  pendingAbout: ". Nothing changes until your operator approves it.",
  quota: (quota: string) => `a quota of ${quota}`,
};

export const quotaForm = {
  requested: "Quota requested",
  changed: (quota: string) => `Monthly quota set to ${quota}`,
  label: "Monthly quota",
  outOfRange: "Enter a whole number from 0 to 1,000,000.",
  request: "Request quota",
  save: "Save",
  reset: (quota: string) => `Reset to the plan’s ${quota}`,
  about: (quota: string) =>
    `Live generations above the quota are refused until next month. Your plan includes ${quota}.`,
  needsOperator: (quota: string) => ` More than ${quota} needs approval from your operator.`,
};

export const usageChart = {
  title: "Live generations over time",
  none: "No live generations in this period",
  most: (span: string, most: string) =>
    `Live generations per ${span === "days" ? "day" : "month"}, up to ${most}`,
  span: "Period",
  days: "This month",
  months: "12 months",
  table: "Show as table",
  day: "Day",
  month: "Month",
  generations: "Generations",
};

export const usageMeter = {
  used: (quota: string, month: string) => `of ${quota} live generations in ${month}`,
  soFar: "so far",
  free: "The Free plan has no live generations.",
};
