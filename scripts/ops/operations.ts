import { addBlock, listOccupancies, removeBlock } from "@/scripts/ops/operate-blocks";
import { exportAllBoats, importSomeBoats } from "@/scripts/ops/operate-boats";
import { closeGuestLink, showGuests } from "@/scripts/ops/operate-guests";
import { endSharedList, listSharedLists, showSharedList } from "@/scripts/ops/operate-lists";
import { MESSAGE_OPERATIONS } from "@/scripts/ops/operate-messages";
import {
  acceptServiceOrder,
  cancelServiceOrder,
  declineServiceOrder,
  listOrders,
  showOrder,
} from "@/scripts/ops/operate-orders";
import { listRefunds, refundAmount, retryFailedRefund } from "@/scripts/ops/operate-refunds";
import {
  acceptRequest,
  cancelByOperator,
  completeTrip,
  declineRequest,
  listRequests,
  reconcileNow,
  showReservation,
} from "@/scripts/ops/operate-reservations";
import { hideReview, listReviews, publishReview } from "@/scripts/ops/operate-reviews";
import { anonymiseUser, removePasskeys, sendLoginLink, showUser } from "@/scripts/ops/operate-users";
import { listWaiting } from "@/scripts/ops/operate-waiting";
import type { Operation } from "@/scripts/ops/operation";
import { SITE_OPERATIONS } from "@/scripts/ops/site-operations";

/** All commands: the trade here, the upkeep of the site beside it. Longer names first: the first that fits is taken. */
export const OPERATIONS: readonly Operation[] = [
  {
    name: "requests list",
    summary: "requests that wait for an answer, the most urgent first",
    run: listRequests,
  },
  {
    name: "requests accept",
    usage: "<number>",
    summary: "say yes for the owner; overlapping requests are declined",
    dryRun: "rolled back",
    run: acceptRequest,
  },
  {
    name: "requests decline",
    usage: "<number> <reason>",
    summary: "say no for the owner",
    dryRun: "rolled back",
    run: declineRequest,
  },
  {
    name: "waiting list",
    usage: "[boat code]",
    summary: "who waits for which full day, in the order in which they came",
    run: listWaiting,
  },
  {
    name: "lists list",
    usage: "[e-mail]",
    summary: "lists that customers share, the latest first, or those of one customer",
    run: listSharedLists,
  },
  { name: "lists show", usage: "<link|id>", summary: "boats and votes of one of them", run: showSharedList },
  {
    name: "lists end",
    usage: "<link|id>",
    summary: "end one of them: its link opens nothing any more",
    dryRun: "rolled back",
    run: endSharedList,
  },
  {
    name: "reservations show",
    usage: "<number>",
    summary: "one reservation with its history, payments and refunds",
    run: showReservation,
  },
  {
    name: "reservations cancel",
    usage: "<number> <customer|owner|weather> <reason>",
    summary: "cancel, and give back what follows from who it is down to",
    dryRun: "rolled back",
    run: cancelByOperator,
  },
  {
    name: "reservations complete",
    usage: "<number>",
    summary: "a trip that has begun is over before its time",
    dryRun: "rolled back",
    run: completeTrip,
  },
  {
    name: "guests show",
    usage: "<number>",
    summary: "the invitation to a trip: its link, how many come, when the captain got the list",
    run: showGuests,
  },
  {
    name: "guests close",
    usage: "<number>",
    summary: "end the link by which guests of a trip answer",
    dryRun: "rolled back",
    run: closeGuestLink,
  },
  { name: "orders list", summary: "special services to come, the next first", run: listOrders },
  {
    name: "orders show",
    usage: "<number>",
    summary: "one order with its history, payments and refunds",
    run: showOrder,
  },
  {
    name: "orders accept",
    usage: "<number>",
    summary: "accept an order for the owner of its boat",
    dryRun: "rolled back",
    run: acceptServiceOrder,
  },
  {
    name: "orders decline",
    usage: "<number> <reason>",
    summary: "decline it for the owner; the customer reads the reason",
    dryRun: "rolled back",
    run: declineServiceOrder,
  },
  {
    name: "orders cancel",
    usage: "<number> <customer|owner|weather> <reason>",
    summary: "cancel, and give back what follows from who it is down to",
    dryRun: "rolled back",
    run: cancelServiceOrder,
  },
  {
    name: "refund",
    usage: "<number> <amount>",
    summary: "give back part of what was paid for a reservation or order, beside every policy",
    dryRun: "rolled back",
    run: refundAmount,
  },
  { name: "refunds list", summary: "refunds that are on their way or were refused", run: listRefunds },
  {
    name: "refunds retry",
    usage: "<refund>",
    summary: "ask the provider once more for a refund that it refused",
    dryRun: "rolled back",
    run: retryFailedRefund,
  },
  {
    name: "reconcile",
    summary: "ask the payment provider about every payment without a result",
    run: reconcileNow,
  },
  {
    name: "boats occupancies",
    usage: "<code>",
    summary: "what takes a boat's time from now on",
    run: listOccupancies,
  },
  {
    name: "boats block",
    usage: "<code> <from> <until> [note]",
    summary: "keep a boat for its owner, on Istanbul's clock (2026-12-01T10:00)",
    dryRun: "rolled back",
    run: addBlock,
  },
  {
    name: "boats unblock",
    usage: "<block>",
    summary: "give blocked time back",
    dryRun: "rolled back",
    run: removeBlock,
  },
  {
    name: "boats export",
    usage: "<file.json|file.csv>",
    summary: "write all boats into a new file",
    run: exportAllBoats,
  },
  {
    name: "boats import",
    usage: "<file.json|file.csv> [--yes]",
    summary: "bring boats to what the file says, pictures too, all or nothing; warnings need --yes",
    dryRun: "own",
    run: importSomeBoats,
  },
  { name: "reviews list", usage: "[boat code]", summary: "the newest reviews", run: listReviews },
  {
    name: "reviews hide",
    usage: "<id> <legal reason>",
    summary: "take a review off the site; the reason is kept and logged",
    dryRun: "rolled back",
    run: hideReview,
  },
  {
    name: "reviews publish",
    usage: "<id>",
    summary: "put a hidden review back",
    dryRun: "rolled back",
    run: publishReview,
  },
  ...MESSAGE_OPERATIONS,
  { name: "users show", usage: "<email>", summary: "a customer and what they booked", run: showUser },
  {
    name: "users anonymise",
    usage: "<email>",
    summary: "delete an account; what tax law demands stays without a name",
    dryRun: "rolled back",
    run: anonymiseUser,
  },
  {
    name: "users t-login",
    usage: "<email>",
    summary: "mail the customer a link that logs in once, within 15 minutes",
    run: sendLoginLink,
  },
  {
    name: "users remove-passkeys",
    usage: "<email>",
    summary: "remove every passkey of a customer and mail it, for a lost device",
    dryRun: "rolled back",
    run: removePasskeys,
  },
  ...SITE_OPERATIONS,
];
