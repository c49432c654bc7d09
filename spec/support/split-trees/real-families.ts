/** Twenty files of the corpus about real families, none of which another one repeats. */
export const realFamilies: readonly string[] = [
  ...["royal92.ged", "IvarKingOfDublin.ged", "GeorgeWashingtonFamilyBig.ged", "EnglishTudorRoyalFamily.ged"],
  ...["bourbon.ged", "Irish_Kings.ged", "Prophet_Mohommad_Family_Tree.ged", "Harry_Potter_Family_Tree.ged"],
  ...["Hawaiian_Kings.ged", "Lord_of_the_Rings_Family_Tree.ged", "Yuan_Dynasty.ged", "Kennedy_Family.ged"],
  ...["john_of_sea_20101009.ged", "Western_Han_Dynasty.ged", "Jerusalem_Kings.ged", "Shakespeare.ged"],
  ...["Ptolemaic_Dynasty.ged", "BachFamily.ged", "Nehru-Ghandi_Family.ged", "Tang_Dynasty.ged"],
]
