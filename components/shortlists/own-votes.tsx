"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon/icon";
import { removeVote } from "@/lib/client/api/shortlists";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { OwnShortlist } from "@/lib/contracts/shortlists";

interface OwnVotesProps {
  listId: string;
  vehicles: OwnShortlist["vehicles"];
}

/** The boats of a shared list, those with most votes first, and who voted for them. */
export function OwnVotes({ listId, vehicles }: OwnVotesProps) {
  const t = useTranslations("shortlist.own");
  const router = useRouter();

  async function remove(voteId: string): Promise<void> {
    try {
      await removeVote(listId, voteId);
    } catch (failure) {
      // Shown by the caller of the API; a vote that is gone already leaves the page.
      if (!(failure instanceof ApiFailure)) throw failure;
    }
    router.refresh();
  }

  return (
    <ul className="grid gap-3">
      {vehicles
        .toSorted((a, b) => b.votes.length - a.votes.length)
        .map(({ id, name, votes }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="text-navy">{name}</b>
              <span className="tabular text-sm">{t("votes", { count: votes.length })}</span>
            </p>
            {votes.length > 0 && (
              <ul className="mt-1 flex flex-wrap gap-2">
                {votes.map((vote) => (
                  <li
                    key={vote.id}
                    className="inline-flex items-center rounded-full bg-sea-soft ps-3 text-sm"
                  >
                    <bdi>{vote.name}</bdi>
                    <button
                      type="button"
                      aria-label={t("remove_vote", { name: vote.name })}
                      className="grid size-8 place-items-center text-navy"
                      onClick={() => void remove(vote.id)}
                    >
                      <Icon name="x" size={16} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
    </ul>
  );
}
