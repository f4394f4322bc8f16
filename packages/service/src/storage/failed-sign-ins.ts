import type { FailedSignIns } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** The attempt that succeeded was counted as well; what stays is what the person is to be told of. */
const settle: Statement = {
  name: "failed_sign_ins.settle",
  text: `with kept as (update failed_sign_ins set attempts = attempts - 1 where user_id = $1 and attempts > $2)
         delete from failed_sign_ins where user_id = $1 and attempts <= $2`,
};

/** After a person got in: what stayed below `told` attempts was a slip of theirs. */
export async function settleFailedSignIns(store: Executor, userId: string, told: number): Promise<void> {
  await store.run(settle, [userId, told]);
}

const giveBack: Statement = {
  name: "failed_sign_ins.giveBack",
  text: "update failed_sign_ins set attempts = attempts - 1 where user_id = $1 and attempts > 0",
};

/** The password was right, whatever becomes of the code. */
export async function giveBackFailedSignIn(store: Executor, userId: string): Promise<void> {
  await store.run(giveBack, [userId]);
}

const ofUser: Statement = {
  name: "failed_sign_ins.ofUser",
  text: `select attempts, floor(extract(epoch from since))::int as since,
                floor(extract(epoch from last_at))::int as last_at
         from failed_sign_ins where user_id = $1 and attempts >= $2`,
};

export async function findFailedSignIns(
  store: Executor,
  userId: string,
  told: number,
): Promise<FailedSignIns | undefined> {
  return (await store.run<FailedSignIns>(ofUser, [userId, told]))[0];
}

const remove: Statement = {
  name: "failed_sign_ins.remove",
  text: "delete from failed_sign_ins where user_id = $1",
};

export async function removeFailedSignIns(store: Executor, userId: string): Promise<void> {
  await store.run(remove, [userId]);
}
