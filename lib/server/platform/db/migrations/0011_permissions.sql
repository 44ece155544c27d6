ALTER TABLE "usage_rules" ADD COLUMN "permission" jsonb;--> statement-breakpoint
ALTER TABLE "usage_rules" ADD CONSTRAINT "usage_rules_permission" CHECK ("usage_rules"."permission" is null or "usage_rules"."kind" = 'ban');--> statement-breakpoint
update usage_rules set permission = '{"tr": "Evcil hayvan kabul edilir", "en": "Pets welcome", "ar": "الحيوانات الأليفة مرحب بها"}' where key = 'pets' and kind = 'ban';
--> statement-breakpoint
update usage_rules set permission = '{"tr": "Havai fişek ve konfeti kullanılabilir", "en": "Fireworks and confetti allowed", "ar": "الألعاب النارية والقصاصات مسموحة"}' where key = 'fireworks' and kind = 'ban';
--> statement-breakpoint
update usage_rules set permission = '{"tr": "Kendi içkinizi getirebilirsiniz", "en": "Bring your own alcohol", "ar": "يمكنكم إحضار مشروباتكم الكحولية"}' where key = 'own-alcohol' and kind = 'ban';
--> statement-breakpoint
update usage_rules set permission = '{"tr": "Üst güverteden denize atlanabilir", "en": "Jumping from the upper deck allowed", "ar": "القفز من السطح العلوي مسموح"}' where key = 'diving-from-roof' and kind = 'ban';
